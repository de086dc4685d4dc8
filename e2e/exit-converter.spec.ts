/** Leaving: our blocks become WordPress's, only what is ours is touched, what is skipped is named, and undo restores it. */
import { readFile } from 'node:fs/promises';
import {
	check,
	create,
	open,
	replace,
	site,
	stored,
} from './support/exit-converter';
import { expect, expectNoAxe, expectNoOverflow, test } from './support/test';

test.beforeAll( () => site.start( 'leave' ) );

test.afterAll( () => site.stop() );

const paragraph = ( text: string ) =>
	`<!-- wp:paragraph -->\n<p>${ text }</p>\n<!-- /wp:paragraph -->`;

/** Ours between content of others, of a widget's length, and as hostile as authors can be. */
const MIXED = `<p>Classic [caption]before[/caption]</p>
<!-- wp:frontage/tabs --><!-- wp:frontage/tab {"title":"A [gallery] \\u002d\\u002d\\u003e B","anchor":"a"} -->${ paragraph(
	'[gallery]'
) }<!-- wp:other/thing {"x":1} --><b>foreign</b><!-- /wp:other/thing --><!-- /wp:frontage/tab --><!-- /wp:frontage/tabs -->
<!-- wp:frontage/image-swap {"firstUrl":"/a.png","firstAlt":"An alt","href":"javascript:alert(1)","caption":"\\u003cimg src=x onerror=alert(1)\\u003e\\u003ca href=\\u0022javascript:alert(1)\\u0022\\u003eMe\\u003c/a\\u003e"} /-->
<!-- a comment -->
<!-- wp:paragraph {"align":"center","frontage":{"tooltip":{"text":"Tip"}}} -->
<p class="has-text-align-center">Told</p>
<!-- /wp:paragraph -->
<!-- wp:html -->
<script>const a = [ 1 ] && '<!-- x -->';</script>
<!-- /wp:html -->`;

test(
	'touches only what is ours, in posts, patterns and templates, and says what it skips',
	{ tag: '@deep' },
	async ( { page } ) => {
		await site.logIn( page );
		const made = await create( page, 'pages', MIXED );
		const pattern = await create( page, 'blocks', MIXED );
		const original = await stored( page, pattern, 'blocks' );
		const damaged = await create( page, 'posts', 'x' );
		await site.php(
			'-r',
			`$_SERVER['HTTP_HOST'] = getenv( 'HTTP_HOST' ); require '${ site.folder }/wp-load.php'; global $wpdb; $wpdb->update( $wpdb->posts, array( 'post_content' => '<!-- wp:frontage/tabs --><p>open</p>' ), array( 'ID' => ${ damaged.id } ) );`
		);
		const leave = await open( page );
		// What only an extension says has no place in blocks of WordPress: it is named.
		expect( await check( page, leave ) ).toContain(
			'A pages: Tooltip: Tip'
		);
		await leave.getByRole( 'button', { name: 'Close' } ).click();
		await leave.getByRole( 'button', { name: 'Check content' } ).click();
		const skipped = leave.getByRole( 'table', { name: 'Skipped' } );
		await expect( skipped ).toContainText( 'A posts (Post)' );
		await expect( skipped ).toContainText( 'Its block markup is damaged' );
		await expect( leave.locator( '.frontage-result' ) ).toBeFocused();
		await expectNoAxe( page, '#frontage-settings' );
		await page.setViewportSize( { width: 390, height: 844 } );
		await expectNoOverflow( page );
		await page.setViewportSize( { width: 1280, height: 800 } );
		await replace( page, leave );
		const after = await stored( page, made );
		expect( await stored( page, pattern, 'blocks' ) ).toBe( after );
		for ( const kept of [
			'<p>Classic [caption]before[/caption]</p>\n',
			'id="a"',
			'A &#091;gallery&#093; --',
			paragraph( '[gallery]' ),
			'<!-- wp:other/thing {"x":1} --><b>foreign</b><!-- /wp:other/thing -->',
			'\n<!-- a comment -->\n<!-- wp:paragraph {"align":"center"} -->\n<p class="has-text-align-center">Told</p>',
			MIXED.slice( MIXED.indexOf( '<!-- wp:html' ) ),
		] ) {
			expect( after ).toContain( kept );
		}
		expect( after ).toContain( 'alt="An alt"' );
		expect( after ).not.toMatch( /frontage|javascript:|onerror/ );
		await site.ask( page, 'POST', `wp/v2/blocks/${ pattern.id }`, {
			content: 'Changed',
		} );
		await leave
			.getByRole( 'button', { name: 'Restore Frontage blocks' } )
			.click();
		await expect( leave.getByText( 'Not restored:' ) ).toBeVisible();
		await expect( leave ).toContainText(
			'It was changed since it was converted.'
		);
		expect( await stored( page, made ) ).toContain(
			'<!-- wp:frontage/tabs'
		);
		// Not lost: the owner can save it.
		const saving = page.waitForEvent( 'download' );
		await leave
			.getByRole( 'button', {
				name: 'Save the content of “A blocks” before that',
			} )
			.click();
		expect( await readFile( await ( await saving ).path(), 'utf8' ) ).toBe(
			original
		);
	}
);
