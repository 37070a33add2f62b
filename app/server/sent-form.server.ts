import { FormDataParseError, parseFormData } from "@remix-run/form-data-parser";
import { AppError } from "~/errors";

const MOST_TEXT = 512 * 1024;
const LARGEST_FILE = 10 * 1024 * 1024;
const MOST_FILES = 4;

/**
 * What a form sent, as text or in parts. Files are kept in memory: up to four of 10 MB. Throws BodyTooLarge
 * beyond that, InvalidInput if it is no form at all.
 */
export async function readSentForm(request: Request): Promise<FormData> {
  const hasFiles = request.headers.get("Content-Type")?.startsWith("multipart/") ?? false;
  try {
    return await parseFormData(request, {
      maxFiles: MOST_FILES,
      maxFileSize: LARGEST_FILE,
      maxParts: 400,
      maxTotalSize: hasFiles ? LARGEST_FILE + 2 * MOST_TEXT : MOST_TEXT,
    });
  } catch (error) {
    // what is too large has an error of its own; all others say that the body is not in a form's format
    throw new AppError(
      error instanceof FormDataParseError && !/^Maximum/.test(error.message) ? "InvalidInput" : "BodyTooLarge",
    );
  }
}
