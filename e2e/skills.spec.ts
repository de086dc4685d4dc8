/** Skills for visitors and authors. */
import {
	expect,
	expectNoAxe,
	expectNoOverflow,
	test,
	visit,
} from './support/test';

const PAGE = '/modules/skills/';

test( 'is a list that screen readers read with its numbers', async ( {
	page,
	noJs,
} ) => {
	for ( const visitor of [ page, noJs ] ) {
		await visit( visitor, PAGE );
		await expect( visitor.locator( '#baker' ) ).toMatchAriaSnapshot( `
    - list:
      - listitem:
        - paragraph: Sourdough
        - paragraph: 95%
      - listitem:
        - paragraph:
          - text: Puff
          - emphasis: pastry
        - paragraph: 80.5%
      - listitem:
        - paragraph: Getting up late
        - paragraph: 0%
  ` );
	}
} );

test( 'each bar fills when it is scrolled to', async ( { page } ) => {
	await page.setViewportSize( { width: 1000, height: 300 } );
	await page.clock.install();
	await visit( page, PAGE );
	const bar = page.locator( '#baker .frontage-gauge__value' ).first();
	const length = () =>
		bar.evaluate( ( line ) =>
			parseFloat( getComputedStyle( line ).strokeDasharray )
		);
	await expect( page.locator( '#baker frontage-island' ) ).toBeAttached();
	await page
		.locator( '#baker' )
		.evaluate( ( element ) =>
			element.scrollIntoView( { block: 'start', behavior: 'instant' } )
		);
	await page.clock.runFor( 3000 );
	await expect.poll( length ).toBe( 95 );
	await expect( page.locator( '.is-waiting' ) ).toHaveCount( 0 );
} );

test( 'stands still with reduced motion', async ( { lessMotion } ) => {
	await visit( lessMotion, PAGE );
	await lessMotion.locator( '#baker' ).scrollIntoViewIfNeeded();
	await expect(
		lessMotion.locator( '#baker frontage-island' )
	).toHaveAttribute( 'data-state', 'awake' );
	await expect( lessMotion.locator( '.is-running' ) ).toHaveCount( 0 );
	await expect(
		lessMotion.locator( '#baker .frontage-gauge__value' ).first()
	).toHaveCSS( 'stroke-dasharray', '95px, 100px' );
} );

test( 'fits phones, and bars fill from the right in right-to-left languages', async ( {
	narrow,
	rtl,
} ) => {
	await visit( narrow, PAGE );
	await expectNoOverflow( narrow );
	await expectNoAxe( narrow, '.frontage-skills' );
	await visit( rtl, PAGE );
	const skill = rtl.locator( '#baker li' ).first();
	const label = await skill.locator( '.frontage-gauge__label' ).boundingBox();
	const number = await skill
		.locator( '.frontage-count__number' )
		.boundingBox();
	expect( label!.x ).toBeGreaterThan( number!.x );
	await expect( skill.locator( 'svg' ) ).toHaveCSS( 'scale', '-1 1' );
} );

test( 'is typed, extended, and published', async ( { editor, guest } ) => {
	test.slow();
	await editor.create( { title: 'Levels' } );
	await editor.insert( 'Skills' );
	const skill = editor.block( 'frontage/skill' );
	await expect( skill ).toHaveCount( 3 );
	await skill
		.nth( 0 )
		.getByRole( 'textbox', { name: 'Skill' } )
		.fill( 'Rye' );
	await skill.nth( 0 ).getByRole( 'textbox', { name: 'Number' } ).click();
	await editor.page.keyboard.type( '60' );
	await skill
		.nth( 1 )
		.getByRole( 'textbox', { name: 'Skill' } )
		.fill( 'Wheat' );
	await skill.nth( 1 ).getByRole( 'textbox', { name: 'Number' } ).click();
	await editor.page.keyboard.type( '40' );
	await editor.select( 'frontage/skills' );
	const settings = await editor.openSettings();
	await settings.getByLabel( 'Shape' ).selectOption( 'circle' );
	await visit( guest, await editor.publish() );
	await expect( guest.locator( '.frontage-skills li' ) ).toHaveText( [
		'Rye60%',
		'Wheat40%',
	] );
	await expect( guest.locator( '.frontage-gauge.is-circle' ) ).toHaveCount(
		2
	);
} );
