/** Printed into the foot of pages. The server puts the settings in front. */
import { countPlayers } from './view/count-players';

declare global {
	interface Window {
		frontageVideos: { ajax: string };
	}
}

countPlayers( window.frontageVideos );
