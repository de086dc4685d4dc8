/** Whole pages from patterns: as authors insert them, and as visitors and the media library see them afterwards. */
import { blocksOf, brokenIn } from '../support/blocks';
import { publishContent } from '../support/rest';
import { Editor } from '../support/editor';
import { patternNamed } from '../support/patterns';
import { expect, test, visit } from '../support/test';
import { manyLaunchOptions as launchOptions } from '../../tools/env/chromium.mjs';

// Where lines break, the theme's fonts count.
test.use( { launchOptions } );

// The editor is slow on a busy machine, and pictures are resized.
test.slow();

const PAGES = [ 'about', 'event', 'landing', 'magazine', 'portfolio', 'shop' ];

const PICTURES = 'Domain/Pictures';

for ( const name of PAGES ) {
	test( `the page ${ name } is valid in the editor, fits a phone, and keeps its pictures`, async ( {
		admin,
		page,
	} ) => {
		const pattern = await patternNamed( admin, `frontage/page-${ name }` );
		expect( pattern?.block_types ).toContain( 'core/post-content' );
		const { id, link } = await publishContent( admin, pattern!.content, {
			title: pattern!.title,
		} );

		const editor = new Editor( admin );
		await editor.edit( id );
		// The canvas may be there before its blocks.
		await expect
			.poll( async () => ( await blocksOf( admin ) ).length )
			.toBeGreaterThan( 10 );
		expect( await brokenIn( admin ) ).toEqual( [] );
		const content = await editor.content();
		expect( content ).not.toContain( PICTURES );

		await page.setViewportSize( { width: 390, height: 800 } );
		await visit( page, link );
		expect(
			await page.evaluate( () => document.body.scrollWidth )
		).toBeLessThanOrEqual( 390 );
		const sources = await page
			.locator( 'main img' )
			.evaluateAll( ( images ) =>
				images.map( ( image ) => ( image as HTMLImageElement ).src )
			);
		expect( sources.filter( ( src ) => src.includes( PICTURES ) ) ).toEqual(
			[]
		);
	} );
}
