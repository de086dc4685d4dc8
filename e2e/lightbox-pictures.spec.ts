/** Pictures of all sizes in the lightbox of a phone. More of them, and larger screens: `deep/lightbox-pictures.spec.ts`. */
import { expectAllZoom } from './support/lightbox-pictures';
import { test } from './support/test';

test(
	'each is as large as it fits, never larger than its file, and zooms to that',
	{ tag: '@deep' },
	async ( { admin, open } ) => {
		await expectAllZoom(
			admin,
			await open( {
				viewport: { width: 390, height: 844 },
				hasTouch: true,
				isMobile: true,
			} ),
			'small',
			'large',
			'tall'
		);
	}
);
