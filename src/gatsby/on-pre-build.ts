import type { GatsbyNode } from "gatsby";
import { routeTable } from "../core/routes/route-table";
import { projectFolder, readSiteData } from "../content/site-data";
import { readSiteFiles } from "../content/site-files";
import { readSiteTexts } from "../content/site-texts";
import { writeSocialPictures } from "../publish/social-pictures/write-social-pictures";
import { required } from "../core/required";

let drawing: Promise<number> | undefined;

/** How many social pictures were drawn, as soon as all are. */
export const socialPicturesDrawn = (): Promise<number> => required(drawing, "The drawing of social pictures");

/** Starts to draw the social pictures, which need the content only: webpack uses one core for the next half minute. */
export const onPreBuild: GatsbyNode["onPreBuild"] = ({ store }) => {
  const root = projectFolder(store);
  const data = readSiteData(root);
  const routes = routeTable(data);
  drawing = writeSocialPictures(root, data, routes, readSiteTexts(readSiteFiles(root).texts, data, routes));
};
