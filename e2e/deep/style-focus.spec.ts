/** Where the keyboard is, is seen: a complete ring around everything that takes focus, in all blocks and styles. */
import { ringless } from '../support/focus-ring';
import { everything } from '../support/style';
import { giveTools } from '../support/style-tools';
import { publishPage } from '../support/rest';
import { expect, test, visit } from '../support/test';

/** Loading a page with everything, and pictures from elsewhere, may fail. */
test.use( { expectedErrors: [ /vimeo|youtube|gravatar|Failed to load/ ] } );

/** Each width takes a busy machine two and a half minutes. */
const SLOW_MS = 600_000;

for ( const [ ground, theme, widths ] of [
	[ 'the default theme', '', [ 1280, 390 ] ],
	[ 'a classic theme', 'classic', [ 1280 ] ],
] as const ) {
	test( `draws a whole ring around what has focus in ${ ground }`, async ( {
		admin,
		open,
	} ) => {
		test.setTimeout( SLOW_MS );
		const path = await publishPage( admin, await everything() );
		const page = await open(
			{ reducedMotion: 'reduce' },
			theme ? { frontage_env_theme: theme } : {}
		);
		await visit( page, path );
		await giveTools( page );
		// Only who uses the keyboard sees rings.
		await page.keyboard.press( 'Tab' );
		for ( const width of widths ) {
			await page.setViewportSize( { width, height: 844 } );
			expect
				.soft( await ringless( page ), `${ width } px` )
				.toEqual( [] );
		}
	} );
}
