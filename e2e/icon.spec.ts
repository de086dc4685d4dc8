/** Icons of the set and drawings of the owner: seen, named, linked, and harmless (S2 §5 §8). */
import {
	expect,
	expectNoAxe,
	expectNoOverflow,
	test,
	visit,
} from './support/test';

const PAGE = '/modules/icon/';

const HEART =
	'<svg viewBox="0 0 24 24" onload="alert(1)"><path id="h" d="M12 20 4 12a5 5 0 0 1 8-6 5 5 0 0 1 8 6z"/><script>alert(2)</script></svg>';

test( 'is decoration, an image or a link, turned and sized as chosen, without any script', async ( {
	noJs,
} ) => {
	await visit( noJs, PAGE );
	await expect( noJs.locator( '#truck' ).getByRole( 'img' ) ).toHaveCount(
		0
	);
	await expect(
		noJs.locator( '#star' ).getByRole( 'img', { name: 'Recommended' } )
	).toBeVisible();
	const link = noJs
		.locator( '#linked' )
		.getByRole( 'link', { name: 'To our shops' } );
	await expect( link ).toHaveAttribute( 'rel', 'noopener' );
	await link.focus();
	await expect( link ).toBeFocused();
	const drawn = await link.locator( 'svg' ).evaluate( ( svg ) => {
		const { inlineSize, rotate, scale } = getComputedStyle( svg );
		return { inlineSize, rotate, scale };
	} );
	expect( drawn ).toEqual( {
		inlineSize: '48px',
		rotate: '315deg',
		scale: '1 -1',
	} );
	const loaf = noJs.getByRole( 'img', { name: 'A loaf of bread' } );
	const box = ( await loaf.boundingBox() )!;
	expect( box.width / box.height ).toBeCloseTo( 64 / 48, 1 );
} );

test( 'a drawing that means harm runs nothing, loads nothing and hides nothing', async ( {
	page,
} ) => {
	const strange: string[] = [];
	page.on( 'dialog', ( dialog ) => {
		strange.push( dialog.message() );
		void dialog.dismiss();
	} );
	page.on( 'request', ( request ) => {
		if ( request.url().includes( 'example.org' ) ) {
			strange.push( request.url() );
		}
	} );
	await visit( page, PAGE );
	const square = page.getByRole( 'img', { name: /Square/ } );
	await square.click( { position: { x: 8, y: 8 } } );
	expect( strange ).toEqual( [] );
	await expect( page.locator( '#star' ) ).toBeVisible();
	expect(
		await square.evaluate( ( svg ) => getComputedStyle( svg ).position )
	).toBe( 'static' );
	// IDs of drawings meet no others.
	const ids = await page
		.locator( '[id]' )
		.evaluateAll( ( all ) => all.map( ( { id } ) => id ) );
	expect( ids ).toHaveLength( new Set( ids ).size );
} );

test(
	'fits a phone, from right to left and on a dark page, and has no barriers',
	{ tag: '@deep' },
	async ( { narrow, open, rtl } ) => {
		await visit( narrow, PAGE );
		await expectNoOverflow( narrow );
		await expectNoAxe( narrow, '.frontage-icon' );
		await visit( rtl, PAGE );
		const star = ( await rtl.locator( '#star svg' ).boundingBox() )!;
		expect( star.x ).toBeGreaterThan( rtl.viewportSize()!.width / 2 );
		const dark = await open( {}, { frontage_env_style: 'onyx' } );
		await visit( dark, PAGE );
		await expectNoAxe( dark, '.frontage-icon' );
	}
);

test(
	'is found by its name in the editor, replaced by a pasted drawing, and says what is missing',
	{ tag: '@deep' },
	async ( { editor, guest } ) => {
		test.slow();
		const { page } = editor;
		await editor.create();
		await editor.insert( 'SVG Icon' );
		const block = editor.block( 'frontage/icon' );
		await block.getByRole( 'button', { name: 'Choose an icon' } ).click();
		const list = page.getByRole( 'dialog', { name: 'Choose an icon' } );
		await expect(
			list.getByRole( 'button', { name: 'Truck' } )
		).toBeVisible();
		await list.getByRole( 'searchbox' ).fill( 'no such thing' );
		await expect( list.getByRole( 'status' ) ).toHaveText(
			'Icon not found.'
		);
		await list.getByRole( 'searchbox' ).fill( 'light bu' );
		await list.getByRole( 'button', { name: 'Light bulb' } ).click();
		await expect( block.locator( 'svg.frontage-icon__svg' ) ).toBeVisible();

		const settings = await editor.openSettings();
		await settings.getByLabel( 'Source' ).selectOption( 'Your own SVG' );
		const code = block.getByLabel( 'SVG code' );
		await code.fill( '<p>No drawing</p>' );
		await code.blur();
		await expect(
			block.getByText( 'SVG not found.' ).first()
		).toBeVisible();
		await code.fill( HEART );
		await code.blur();
		await expect( block.locator( 'svg.frontage-icon__svg' ) ).toBeVisible();
		await settings.getByLabel( 'Label' ).fill( 'Love' );
		expect( await editor.content() ).not.toMatch( /onload|script/ );

		await visit( guest, await editor.publish() );
		await expect(
			guest.getByRole( 'img', { name: 'Love' } ).locator( 'path' )
		).toHaveCount( 1 );
	}
);

test( 'says in the editor that an icon does not exist', async ( {
	editor,
} ) => {
	await editor.create();
	await editor.page.evaluate( () => {
		const { blocks, data } = ( window as any ).wp;
		data.dispatch( 'core/block-editor' ).insertBlock(
			blocks.createBlock( 'frontage/icon', { icon: 'gone' } )
		);
	} );
	await expect(
		editor.block( 'frontage/icon' ).getByText( 'Icon not found.' )
	).toBeVisible();
} );
