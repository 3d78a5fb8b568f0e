import { difference, testEvery } from "../../built/site";
import { LISTED, graphOf, nodesOf } from "../../built/structured-data/graphs";
import { hiddenValues } from "../../built/structured-data/shown";

testEvery("structured data name the days on which the office has other hours, as the page does", LISTED, (page) => {
  const office = nodesOf(graphOf(page)).find((node) => "specialOpeningHoursSpecification" in node);
  const closed = {
    "@type": "OpeningHoursSpecification",
    validFrom: "2099-12-25",
    validThrough: "2099-12-26",
    opens: "00:00",
    closes: "00:00",
  };
  return [...difference("the days", office?.["specialOpeningHoursSpecification"], [closed]), ...hiddenValues(page)];
});
