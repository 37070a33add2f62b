import { NewsCover } from "~/features/news/news-cover";
import { Badge } from "~/ui/notice";
import type { WeekView } from "./week-view.server";

/** The menu of a week, day by day. */
export function Week({ week }: { week: WeekView }) {
  return (
    <div className="news-body weekly">
      {week.cover ? <NewsCover cover={week.cover} isFirst /> : null}
      {week.days.map(({ day, date, items }) => (
        <section key={day} aria-labelledby={`day-${day}`}>
          <h2 id={`day-${day}`}>
            <time dateTime={day}>{date}</time>
          </h2>
          <ul className="weekly-entries">
            {items.map(({ kind, title, text }) => (
              <li key={title}>
                <h3>
                  {title} <Badge tone="faint">{kind}</Badge>
                </h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
