/** HTML of authors: what is allowed is printed, and nothing else runs, loads or covers the page (S2 §5). */
import vectors from '../blocks/safe-html/test/vectors.json';
import { publishContent } from './support/rest';
import { expect, test, visit } from './support/test';

const PAGE = '/modules/safe-html/';

const escaped = ( html: string ) =>
	html
		.replace( /&/g, '&amp;' )
		.replace( /</g, '&lt;' )
		.replace( />/g, '&gt;' );

/** One block for each, and a paragraph that none of them may swallow. */
const content = Object.values( vectors )
	.map(
		( html, at ) =>
			`<!-- wp:frontage/safe-html ${ JSON.stringify( {
				html: escaped( html ),
			} ).replace(
				/--/g,
				'\\u002d\\u002d'
			) } /--><!-- wp:paragraph --><p class="after">After ${ at }</p><!-- /wp:paragraph -->`
	)
	.join( '' );

test.use( { expectedErrors: [ /404|Failed to load resource/ ] } );

test( 'runs and loads nothing, whatever is pasted, and leaves the page whole', async ( {
	admin,
	open,
} ) => {
	test.slow();
	const { link } = await publishContent( admin, content );
	const page = await open();
	const strange: string[] = [];
	await page.exposeFunction( 'fail', ( what: unknown ) =>
		strange.push( `ran ${ what }` )
	);
	page.on( 'dialog', ( dialog ) => {
		strange.push( `dialog ${ dialog.message() }` );
		void dialog.dismiss();
	} );
	await page.context().route( /vector\.example/, ( route ) => {
		strange.push( `loaded ${ route.request().url() }` );
		return route.abort();
	} );
	await visit( page, link );
	await expect( page.locator( '.frontage-safe-html' ).first() ).toBeVisible();
	expect(
		await page.locator( '.frontage-safe-html' ).count()
	).toBeGreaterThan( 60 );
	// Nobody leaves, so that every click is made.
	await page.evaluate( () =>
		document.addEventListener( 'click', ( event ) => {
			const address = ( event.target as Element )
				.closest( 'a' )
				?.getAttribute( 'href' );
			if ( ! address?.trim().toLowerCase().startsWith( 'javascript:' ) ) {
				event.preventDefault();
			}
		} )
	);
	await page
		.locator( '.frontage-safe-html *' )
		.evaluateAll( async ( elements: HTMLElement[] ) => {
			for ( const element of elements ) {
				element.dispatchEvent( new MouseEvent( 'mouseover' ) );
				element.dispatchEvent( new FocusEvent( 'focus' ) );
				element.click();
			}
			// What runs in a task of its own has run, and what loads has been requested.
			await new Promise( ( done ) => setTimeout( done ) );
			await new Promise( requestAnimationFrame );
		} );
	expect( strange ).toEqual( [] );
	// What is unclosed swallows nothing: each paragraph stands where it was written.
	const places = await page
		.locator( 'p.after' )
		.evaluateAll( ( all ) => all.map( ( one ) => one.parentElement ) );
	expect( places ).toHaveLength( Object.keys( vectors ).length );
	expect( await page.locator( '.frontage-safe-html p.after' ).count() ).toBe(
		0
	);
	expect(
		await page
			.locator( 'p.after' )
			.evaluateAll(
				( all ) =>
					new Set( all.map( ( one ) => one.parentElement ) ).size
			)
	).toBe( 1 );
} );

test( 'prints what is allowed, without script', async ( { noJs } ) => {
	await visit( noJs, PAGE );
	const hours = noJs.locator( '#hours' );
	await expect(
		hours.getByRole( 'heading', { name: 'Opening hours' } )
	).toBeVisible();
	await expect(
		hours.getByRole( 'row', { name: 'Saturday 7 am to 1 pm' } )
	).toBeVisible();
	await expect( noJs.locator( '#hostile' ) ).toContainText( 'Never closed' );
	await expect(
		noJs.locator( '#hostile [onclick], #hostile [style*=fixed]' )
	).toHaveCount( 0 );
} );

test( 'shows the author what was removed, and keeps the rest in the post', async ( {
	editor,
	guest,
} ) => {
	test.slow();
	await editor.create();
	await editor.insert( 'Safe HTML' );
	const block = editor.block( 'frontage/safe-html' );
	await block
		.getByRole( 'textbox', { name: 'HTML' } )
		.fill(
			'<h3 onclick="alert(1)">Bread</h3><script>alert(2)</script><p>Fresh <b>every day</b>'
		);
	await expect(
		block
			.getByText( 'Removed because it is not allowed: onclick, <script>' )
			.first()
	).toBeVisible();
	await expect(
		block.locator( '.frontage-safe-html__preview[inert] h3' )
	).toHaveText( 'Bread' );
	await expect
		.poll( () => editor.content() )
		.toContain(
			'<div class="wp-block-frontage-safe-html" style="overflow-wrap:anywhere"><h3>Bread</h3><p>Fresh <b>every day</b></p></div>'
		);
	await visit( guest, await editor.publish() );
	await expect(
		guest
			.locator( '.frontage-safe-html' )
			.getByRole( 'heading', { name: 'Bread' } )
	).toBeVisible();
} );

test(
	'believes no post that calls its HTML safe, not even in the editor',
	{ tag: '@deep' },
	async ( { admin, editor } ) => {
		test.slow();
		const { id } = await publishContent(
			admin,
			'<!-- wp:frontage/safe-html {"html":"Kind","safe":"\\u003cimg src=x onerror=\\u0022document.title=\'ran\'\\u0022\\u003e"} /-->'
		);
		await editor.edit( id );
		await expect(
			editor
				.block( 'frontage/safe-html' )
				.locator( '.frontage-safe-html__preview' )
		).toHaveText( 'Kind' );
		expect( await editor.page.title() ).not.toBe( 'ran' );
	}
);
