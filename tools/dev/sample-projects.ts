import type { D1Database } from "@cloudflare/workers-types";
import { importSource } from "../indexer/wrangler-d1.ts";

/** Who logs in to the project pages of the local machine. */
export const SAMPLE_APPLICANT = { email: "studio@punkvism.example", password: "the studio of the sample site" };

const ROWS = [
  {
    ...{ id: "sample-studio", email: SAMPLE_APPLICANT.email, kind: "company", status: "approved", language: "en" },
    ...{
      nickname: "Tori Studio",
      name: "Hana Park",
      phone: "+821055501234",
      homeAddress: "Seoul, Mapo-gu, Wausan-ro 21",
    },
    ...{
      businessNumber: "220-81-00001",
      companyAddress: "Seoul, Seongdong-gu, Achasan-ro 17",
      companyPhone: "+82255501234",
    },
  },
  {
    ...{ id: "sample-painter", email: "painter@punkvism.example", kind: "personal", status: "pending", language: "ko" },
    ...{ nickname: "달빛화가", name: "김보라", phone: "+821055505678", homeAddress: "부산광역시 해운대구 우동 1408" },
  },
  {
    ...{ id: "sample-writer", email: "writer@punkvism.example", kind: "personal", status: "draft", language: "id" },
    ...{ nickname: "Sari", name: "Sari Wulandari", phone: "+6281255501234", homeAddress: "Jl. Braga 12, Bandung" },
  },
] as const;

const WALLET = "FvhKNFSGNPXHvmHRnmyUAtSYUCL3y2dvckbVAytZ4f5k";

/** Makes sample applications and a project of one of them, once. Their pictures are those that a developer uploads. */
export async function seedProjects(db: D1Database): Promise<void> {
  const there = await db.prepare("SELECT id FROM project_account LIMIT 1").first();
  if (there) return;
  const { hashPassword } = await importSource<typeof import("../../app/domain/credentials/password.server.ts")>(
    "app/domain/credentials/password.server.ts",
  );
  const passwordHash = await hashPassword(SAMPLE_APPLICANT.password);
  const now = Date.now();
  const accounts = ROWS.map((row, index) => {
    const company = "businessNumber" in row ? row : { businessNumber: null, companyAddress: null, companyPhone: null };
    const at = now - (index + 1) * 3_600_000;
    return db
      .prepare(
        `INSERT INTO project_account (id, email, password_hash, kind, status, language, nickname, name, phone,
        id_card_kind, home_address, wallet_address, business_number, company_address, company_phone, created_at,
        updated_at, submitted_at, decided_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 'residence', ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      )
      .bind(
        ...[row.id, row.email, passwordHash, row.kind, row.status, row.language, row.nickname, row.name, row.phone],
        ...[row.homeAddress, WALLET, company.businessNumber, company.companyAddress, company.companyPhone, at, at],
        ...[row.status === "draft" ? null : at, row.status === "approved" ? at : null],
      );
  });
  const project = db
    .prepare(
      `INSERT INTO project (owner_id, symbol, name, korean_name, mainnet, contract_address, json_path, description,
      image_url, project_fee_bps, creator_fee_bps, fee_wallet, created_by, created_at, updated_at)
      VALUES (?, 'TORIARTS', 'Tori Arts', '토리 아트', 'solana', ?, 'https://tori.example/json/', 'Portraits of Tori, by a studio.',
      '', 250, 500, ?, ?, ?, ?)`,
    )
    .bind(ROWS[0].id, WALLET, WALLET, ROWS[0].email, now, now);
  await db.batch([...accounts, project]);
}
