import { Badge } from "~/ui/notice";

const INKS = [
  "text",
  "text-soft",
  "text-faint",
  "accent",
  "link",
  "money-in",
  "money-out",
  "good",
  "danger",
  "warning",
  "info",
];
const DISTRICTS = ["punktopia", "benefit", "power-zone", "rwa", "coin", "game", "company"];

/** Headings, texts, inks and districts on both grounds. */
export function GroundSpecimens() {
  return (
    <>
      {["on-night", "on-paper"].map((ground) => (
        <section key={ground} className={`band ${ground}`}>
          <div className="wrap stack">
            <h1>Punkvism 펑크비즘 0123456789</h1>
            <h2>After dark, the city wakes up 밤이 되면 도시가 깨어나요</h2>
            <h3>Before you sign 서명하기 전에</h3>
            <p className="lead">Lead: stake SCG and see the whole reward. 서명하기 전에 보상을 확인해요.</p>
            <p>Text: 12,480.50 SCG of 1,000,000.00 SCG. 가나다라마바사 아자차카타파하.</p>
            <p className="faint">Faint: read from the chain on 21 Nov 2026, 09:00 UTC.</p>
            <p className="row">
              {INKS.map((ink) => (
                <span key={ink} className={`ink-${ink}`}>
                  {ink}
                </span>
              ))}
            </p>
            <p className="row">
              {DISTRICTS.map((district) => (
                <span key={district} className={ground} data-district={district}>
                  <Badge>{district}</Badge>
                </span>
              ))}
            </p>
          </div>
        </section>
      ))}
    </>
  );
}
