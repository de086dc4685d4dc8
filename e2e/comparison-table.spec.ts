/** Columns compared: one on phones, groups that close, differences alone, and cells typed in the editor. */
import type { Page } from '@playwright/test';
import { pressFinger, pressMouse } from './support/press';
import {
	expect,
	expectNoAxe,
	expectNoOverflow,
	test,
	visit,
} from './support/test';

const PAGE = '/modules/comparison-table/';

const plans = ( page: Page ) => page.locator( '#plans' );

const heads = ( page: Page ) =>
	plans( page ).locator( '.frontage-comparison-table__name:visible' );

test( 'shows every column on a wide screen, with words for marks, and needs no script to be read', async ( {
	page,
	noJs,
} ) => {
	for ( const visitor of [ page, noJs ] ) {
		await visit( visitor, PAGE );
		await expect( heads( visitor ) ).toHaveText( [
			'Slice',
			'Loaf',
			'Oven',
		] );
		await expect(
			plans( visitor ).getByRole( 'row', { name: 'To your door' } )
		).toHaveText( /^To your door\s*NoYesYes$/ );
	}
	await expect(
		plans( noJs ).getByRole( 'row', { name: 'Notice' } )
	).toBeVisible();
	await expectNoAxe( page, '.frontage-comparison-table' );
} );

test( 'shows one chosen column besides the first on tablets and phones, without script', async ( {
	noJs,
} ) => {
	await visit( noJs, PAGE );
	for ( const width of [ 1024, 390 ] ) {
		await noJs.setViewportSize( { width, height: 844 } );
		await plans( noJs ).getByRole( 'radio', { name: 'Loaf' } ).check();
		await expect( heads( noJs ) ).toHaveText( [ 'Loaf' ] );
		await plans( noJs ).getByRole( 'radio', { name: 'Loaf' } ).focus();
		await noJs.keyboard.press( 'ArrowRight' );
		await expect( heads( noJs ) ).toHaveText( [ 'Oven' ] );
		await expectNoOverflow( noJs );
	}
	await noJs.setViewportSize( { width: 1280, height: 844 } );
	await expect( heads( noJs ) ).toHaveCount( 3 );
} );

test( 'a finger chooses the column, and nothing is wider than the phone', async ( {
	narrow,
} ) => {
	await visit( narrow, PAGE );
	await expectNoOverflow( narrow );
	await expect( heads( narrow ) ).toHaveText( [ 'Loaf' ] );
	await pressFinger(
		narrow,
		plans( narrow )
			.locator( '.frontage-comparison-table__choice' )
			.filter( { hasText: 'Slice' } ),
		120
	);
	await expect( heads( narrow ) ).toHaveText( [ 'Slice' ] );
	await expectNoAxe( narrow, '.frontage-comparison-table' );
	await test.step( 'the address brings it back', async () => {
		await expect( narrow ).toHaveURL( /comparison-table%5Bplans%5D=1$/ );
		await plans( narrow ).getByText( 'Only show differences' ).tap();
		await expect( narrow ).toHaveURL( /%5Bplans%5D=1%2Cdifferences$/ );
		await narrow.reload();
		await expect( heads( narrow ) ).toHaveText( [ 'Slice' ] );
		await expect( plans( narrow ).getByRole( 'checkbox' ) ).toBeChecked();
	} );
} );

test( 'groups open and close at the first press, by mouse and keyboard', async ( {
	page,
} ) => {
	await visit( page, PAGE );
	const notice = plans( page ).getByRole( 'row', { name: 'Notice' } );
	const changes = plans( page ).getByRole( 'button', { name: 'Changes' } );
	await expect( notice ).toBeHidden();
	await pressMouse( page, changes, 120 );
	await expect( changes ).toHaveAttribute( 'aria-expanded', 'true' );
	await expect( notice ).toBeVisible();
	await changes.focus();
	await page.keyboard.press( 'Enter' );
	await expect( changes ).toHaveAttribute( 'aria-expanded', 'false' );
	await expect( notice ).toBeHidden();
	await page.emulateMedia( { media: 'print' } );
	await expect( notice ).toBeVisible();
} );

test( 'only differences, explanations, and real links work without script', async ( {
	noJs,
} ) => {
	await visit( noJs, PAGE );
	const same = plans( noJs ).getByRole( 'row', {
		name: 'Pick up at the counter',
	} );
	await expect( same ).toBeVisible();
	await plans( noJs )
		.getByRole( 'checkbox', { name: 'Only show differences' } )
		.check();
	await expect( same ).toBeHidden();
	await expect(
		plans( noJs ).getByRole( 'row', { name: 'Notice' } )
	).toBeVisible();
	const tip = plans( noJs ).getByText( 'You choose them on Sunday' );
	await expect( tip ).toBeHidden();
	await pressMouse(
		noJs,
		plans( noJs ).getByLabel( 'About Kinds of bread' ),
		120
	);
	await expect( tip ).toBeVisible();
	await expect(
		plans( noJs ).getByRole( 'link', { name: 'Choose Loaf' } )
	).toHaveAttribute( 'href', '#loaf' );
} );

test( 'loads no script before it is touched', async ( { page } ) => {
	const scripts: string[] = [];
	page.on( 'request', ( request ) => {
		if ( request.url().includes( '/build/comparison-table/view' ) ) {
			scripts.push( request.url() );
		}
	} );
	await visit( page, PAGE );
	await plans( page ).scrollIntoViewIfNeeded();
	expect( scripts ).toEqual( [] );
	await plans( page ).getByRole( 'button', { name: 'Delivery' } ).hover();
	await expect.poll( () => scripts.length ).toBe( 1 );
} );

test(
	'is the mirror image where people read from right to left',
	{ tag: '@deep' },
	async ( { page } ) => {
		await visit( page, PAGE );
		await page.evaluate( () => {
			document.documentElement.dir = 'rtl';
		} );
		const [ first, last ] = await Promise.all( [
			heads( page ).first().boundingBox(),
			heads( page ).last().boundingBox(),
		] );
		expect( first!.x ).toBeGreaterThan( last!.x );
	}
);

test(
	'is typed and published in the editor, and its words stay in the post',
	{ tag: '@deep' },
	async ( { editor, guest } ) => {
		await editor.create( { title: 'A page' } );
		await editor.insert( 'Comparison Table' );
		const block = editor.block( 'frontage/comparison-table' );
		const fill = ( name: string, text: string ) =>
			block.getByRole( 'textbox', { name, exact: true } ).fill( text );
		await fill( 'Column 1', 'Rye' );
		await fill( 'Column 2', 'Spelt' );
		await block
			.getByRole( 'textbox', { name: 'Feature' } )
			.first()
			.fill( 'Organic' );
		await fill( 'Organic: Rye', 'yes' );
		await fill( 'Organic: Spelt', 'no' );
		await block.getByRole( 'button', { name: 'Add column' } ).click();
		await fill( 'Column 3', 'Wheat' );
		await visit( guest, await editor.publish() );
		await expect(
			guest.getByRole( 'row', { name: 'Organic' } )
		).toHaveText( /^OrganicYesNo$/ );
		await expect(
			guest.locator( '.frontage-comparison-table__name' )
		).toHaveText( [ 'Rye', 'Spelt', 'Wheat' ] );
	}
);
