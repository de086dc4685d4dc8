/** Pictures of all sizes in the lightbox of desktops. On a phone: `lightbox-pictures.spec.ts`. */
import { expectAllZoom } from '../support/lightbox-pictures';
import { test } from '../support/test';

const NAMES = [ 'small', 'medium', 'large', 'tall', 'clear' ];

for ( const width of [ 1280, 1920 ] ) {
	test( `each is as large as it fits at ${ width } px, and zooms to its file`, async ( {
		admin,
		open,
	} ) => {
		await expectAllZoom(
			admin,
			await open( { viewport: { width, height: width * 0.625 } } ),
			...NAMES
		);
	} );
}

test( 'each is as large as it fits on a phone, and zooms to its file', async ( {
	admin,
	narrow,
} ) => {
	await expectAllZoom( admin, narrow, 'medium', 'clear' );
} );
