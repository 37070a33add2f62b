import { describe, expect, test } from "vitest";
import { releaseCalendar } from "~/domain/vesting/release-calendar";
import { grantFiguresAt } from "~/domain/vesting/rules";
import { scheduleFile } from "~/domain/vesting/schedule-file.server";
import type { GrantView } from "~/domain/vesting/view";

const START = BigInt(Date.UTC(2026, 0, 1) / 1_000);
const DAY = 86_400n;
const NOW = new Date("2026-11-22T01:02:03Z");

function grant(change: Partial<GrantView> = {}): GrantView {
  const terms = {
    totalRaw: 3_600_000_000n,
    claimedRaw: 0n,
    returnedRaw: 0n,
    startTs: START,
    cliffTs: START + 60n * DAY,
    endTs: START + 120n * DAY,
    revokedTs: 0n,
    lastTs: START,
    stepSeconds: Number(30n * DAY),
  };
  return {
    ...terms,
    address: "G".repeat(44),
    coin: "ETM",
    mint: "M".repeat(44),
    decimals: 6,
    plan: "=cmd; team",
    beneficiary: "B".repeat(44),
    pendingBeneficiary: null,
    funder: { address: "F".repeat(44), name: null },
    isRevocable: true,
    isClosed: false,
    figures: grantFiguresAt(terms, START),
    ...change,
  };
}

describe("the file of a schedule", () => {
  const texts = { time: "Time", released: "Released", share: "Share" };

  test("has a line for the start, the cliff, each later step and the end, with exact amounts", () => {
    const file = scheduleFile(grant(), texts);
    expect(file.startsWith("\uFEFF")).toBe(true);
    expect(file.slice(1).split("\r\n")).toEqual([
      "Time,Released (ETM),Share",
      "2026-01-01T00:00:00.000Z,0,0",
      "2026-03-02T00:00:00.000Z,1800,50",
      "2026-04-01T00:00:00.000Z,2700,75",
      "2026-05-01T00:00:00.000Z,3600,100",
    ]);
  });

  test("shows what was kept of a grant that was ended early", () => {
    const ended = grant({ revokedTs: START + 95n * DAY, returnedRaw: 900_000_000n });
    const lines = scheduleFile(ended, texts).trim().split("\r\n");
    expect(lines.slice(-2)).toEqual(["2026-04-06T00:00:00.000Z,2700,75", "2026-05-01T00:00:00.000Z,2700,75"]);
  });
});

describe("the calendar of releases", () => {
  const texts = {
    title: "ETM is released: =cmd; team",
    textOf: (raw: bigint) => `${raw} can be claimed, 토큰이 풀리는 날이에요. 받을 수 있는 수량을 꼭 확인해 주세요.`,
    url: "https://example.org/eng/mypage/myVestingDetail/G",
    host: "example.org",
  };

  test("has an event for the cliff, each later step and the end, with an identifier that never changes", () => {
    const file = releaseCalendar(grant(), texts, NOW);
    expect(file.match(/DTSTART:.*/g)?.map((line) => line.trim())).toEqual([
      "DTSTART:20260302T000000Z",
      "DTSTART:20260401T000000Z",
      "DTSTART:20260501T000000Z",
    ]);
    expect(file).toContain(`UID:${"G".repeat(44)}.${START + 60n * DAY}@`);
    expect(file).toContain("DTSTAMP:20261122T010203Z");
    expect(file).toContain("SUMMARY:ETM is released: =cmd\\; team");
  });

  test("keeps each line to 75 bytes, splits no character, and ends lines as the format requires", () => {
    const file = releaseCalendar(grant(), texts, NOW);
    const lines = file.split("\r\n");
    expect(lines.at(-1)).toBe("");
    expect(lines.every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true);
    expect(file.replaceAll("\r\n ", "")).toContain("토큰이 풀리는 날이에요");
    expect(file).not.toMatch(/[^\r]\n/);
  });

  test("leaves out what a grant that was ended early will never release", () => {
    const ended = grant({ revokedTs: START + 95n * DAY, returnedRaw: 900_000_000n });
    expect(releaseCalendar(ended, texts, NOW).match(/BEGIN:VEVENT/g)).toHaveLength(2);
  });
});
