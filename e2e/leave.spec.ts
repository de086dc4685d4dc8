/** Leaving: our blocks become WordPress's, no word is lost unsaid, every post opens in the editor, and undo restores every byte. */
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { OwnSite } from './support/own-site';
import { expect, expectNoAxe, expectNoOverflow, test } from './support/test';
import { letters, typedPage } from './support/typed';

declare const wp: {
	blocks: { parse: ( content: string ) => Block[] };
	data: { select: ( store: string ) => any };
};

interface Block {
	name: string;
	isValid: boolean;
	innerBlocks: Block[];
}

const site = new OwnSite();

test.describe.configure( { mode: 'serial' } );

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

const section = ( page: Page ) =>
	page.getByRole( 'region', { name: 'Leave Frontage' } );

async function open( page: Page ): Promise< Locator > {
	await page.goto(
		`${ site.url }/wp-admin/admin.php?page=frontage&tab=tools`
	);
	await expect( section( page ) ).toBeVisible();
	return section( page );
}

/** Checks the content and saves the report. */
async function check( page: Page, leave: Locator ): Promise< string > {
	await leave.getByRole( 'button', { name: 'Check content' } ).click();
	await expect(
		leave.getByRole( 'heading', { name: /^Preview/ } )
	).toBeVisible( {
		timeout: 60_000,
	} );
	return report( page, leave );
}

async function report( page: Page, leave: Locator ): Promise< string > {
	const saving = page.waitForEvent( 'download' );
	await leave.getByRole( 'button', { name: 'Save report' } ).click();
	return readFile( await ( await saving ).path(), 'utf8' );
}

async function replace( page: Page, leave: Locator ): Promise< void > {
	await leave.getByRole( 'button', { name: 'Replace blocks…' } ).click();
	await page
		.getByRole( 'dialog' )
		.getByRole( 'button', { name: 'Replace blocks', exact: true } )
		.click();
	await expect(
		leave.getByRole( 'heading', { name: 'Report' } )
	).toBeVisible( {
		timeout: 60_000,
	} );
}

const create = ( page: Page, type: string, content: string ) =>
	site.ask( page, 'POST', `wp/v2/${ type }`, {
		...{ status: 'publish', title: `A ${ type }`, content },
	} );

const stored = async ( page: Page, { id }: { id: number }, type = 'pages' ) =>
	( await site.ask( page, 'GET', `wp/v2/${ type }/${ id }?context=edit` ) )
		.content.raw as string;

const invalid = ( page: Page, content: string ): Promise< string[] > =>
	page.evaluate( ( markup ) => {
		const all = ( blocks: Block[] ): string[] =>
			blocks.flatMap( ( { name, isValid, innerBlocks } ) => [
				...( isValid ? [] : [ name ] ),
				...all( innerBlocks ),
			] );
		return all( wp.blocks.parse( markup ) );
	}, content );

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
			( await invalid( page, after ) ).filter(
				( name ) => ! [ 'core/image', 'core/heading' ].includes( name )
			)
		).toEqual( [] );
		expect( ( await invalid( page, after ) ).length ).toBeLessThanOrEqual(
			( await invalid( page, before ) ).length
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
		await open( page );
		await page.getByRole( 'checkbox', { name: 'Everything' } ).check();
		await page.getByRole( 'button', { name: 'Remove…' } ).click();
		await expect( page.getByRole( 'dialog' ) ).toContainText(
			'The Frontage blocks of 1 place can then no longer be restored.'
		);
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

test( 'touches only what is ours, in posts, patterns and templates, and says what it skips', async ( {
	page,
} ) => {
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
	expect( await check( page, leave ) ).toContain( 'A pages: Tooltip: Tip' );
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
	expect( await stored( page, made ) ).toContain( '<!-- wp:frontage/tabs' );
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
} );
