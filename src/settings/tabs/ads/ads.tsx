import { late } from '../../parts';

/** The screen, loaded with this tab only. */
export const Ads = late( async () => {
	const { Screen } = await import(
		/* webpackChunkName: "ad-manager" */ './screen'
	);
	return { default: Screen };
} );
