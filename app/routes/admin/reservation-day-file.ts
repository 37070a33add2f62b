import { adminPage, leadToProof } from "~/admin/admin-deps.server";
import { exported } from "~/admin/exported.server";
import { dayAsked, readDayCalendar } from "~/admin/reservation-day.server";
import { answerCalendar } from "~/server/calendar-answer.server";
import { localeContext } from "~/server/context";
import type { Route } from "./+types/reservation-day-file";

/** The bookings of a Korean day as a calendar file; it asks for a fresh proof, as every file with personal data does. */
export function loader({ request, context }: Route.LoaderArgs) {
  const deps = adminPage({ request, context }, "editor");
  leadToProof({ request, staff: deps.actor.staff });
  const day = dayAsked(new URL(request.url), deps.now);
  return answerCalendar(context, () =>
    exported(deps, { noun: "reservation" }, async () => ({
      name: `reservations-${day}`,
      filter: { day },
      ...(await readDayCalendar(deps, day, context.get(localeContext))),
    })),
  );
}
