/** Leaving with everything that authors type: no word is lost unsaid, every post opens in the editor, and undo restores every byte. */
import { brokenIn } from '../support/blocks';
import {
	check,
	create,
	open,
	replace,
	section,
	site,
	stored,
} from '../support/exit-converter';
import { expect, test } from '../support/test';
import { letters, typedPage } from '../support/typed';

declare const wp: {
	data: { select: ( store: string ) => any };
};

test.beforeAll( () => site.start( 'leave-texts' ) );

test.afterAll( () => site.stop() );

test.describe( 'with everything that authors type', () => {
	test.use( {
		// Of images in fixtures that were invalid before, of a menu that only the demo has, and of vendors that are not here.
		expectedErrors: [
			/Block validation|is deprecated since|wp\/v2\/navigation\/|oembed\/1.0\/proxy/,
		],
	} );

	test( 'keeps or names each text, leaves valid blocks, and can be undone', async ( {
		page,
		guest,
	} ) => {
		test.setTimeout( 360_000 );
		await site.logIn( page );
		const { content, typed } = typedPage();
		const made = await create( page, 'pages', content );
		const before = await stored( page, made );
		const leave = await open( page );
		const said = await check( page, leave );
		expect( await stored( page, made ) ).toBe( before );
		expect( said ).toContain(
			`Frontage blocks: ${ ( before.match( /<!-- wp:frontage\//g ) ?? [] ).length.toLocaleString() }, in places: 1.`
		);
		await replace( page, leave );
		const after = await stored( page, made );
		expect( after ).not.toContain( 'frontage' );

		await page.goto(
			`${ site.url }/wp-admin/post.php?post=${ made.id }&action=edit`
		);
		// Hundreds of blocks: a busy machine takes long.
		await page.waitForFunction(
			() => wp.data?.select( 'core/editor' )?.getCurrentPostId(),
			null,
			{ timeout: 90_000 }
		);
		expect(
			( await brokenIn( page, after ) ).filter(
				( name ) => ! [ 'core/image', 'core/heading' ].includes( name )
			)
		).toEqual( [] );
		expect( ( await brokenIn( page, after ) ).length ).toBeLessThanOrEqual(
			( await brokenIn( page, before ) ).length
		);

		await site.deactivate( page );
		const html = await ( await guest.request.get( made.link ) ).text();
		const left = [ html, html.replace( /<[^>]*>/g, '' ), said ]
			.map( letters )
			.join( ' ' );
		expect( typed.length ).toBeGreaterThan( 300 );
		expect(
			typed.filter(
				( texts ) => ! texts.some( ( text ) => left.includes( text ) )
			)
		).toEqual( [] );

		await site
			.row( page, 'inactive' )
			.getByRole( 'link', { name: /^Activate/ } )
			.click();
		await expect( site.row( page, 'active' ) ).toBeVisible();
		await open( page );
		await page.getByRole( 'checkbox', { name: 'Everything' } ).check();
		await page.getByRole( 'button', { name: 'Remove…' } ).click();
		await expect( page.getByRole( 'dialog' ) ).toContainText(
			'The Frontage blocks of 1 place can then no longer be restored.'
		);
		// A dialog takes the focus when it has opened.
		await expect(
			page.locator( '[role=dialog]:focus-within' )
		).toHaveCount( 1 );
		await page.keyboard.press( 'Escape' );
		await section( page )
			.getByRole( 'button', { name: 'Restore Frontage blocks' } )
			.click();
		await expect(
			page.getByText( 'Places restored: 1.' ).first()
		).toBeVisible();
		expect( await stored( page, made ) ).toBe( before );
		await site.ask( page, 'DELETE', `wp/v2/pages/${ made.id }?force=true` );
	} );
} );
