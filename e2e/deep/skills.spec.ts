/** Skills for visitors and authors. What need not run at each commit. */
import {
	expect,
	expectNoAxe,
	expectNoOverflow,
	test,
	visit,
} from '../support/test';

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
	// While it counts, there is another one on top.
	const number = await skill
		.locator( '.frontage-count__final > .frontage-count__number' )
		.boundingBox();
	expect( label!.x ).toBeGreaterThan( number!.x );
	await expect( skill.locator( 'svg' ) ).toHaveCSS( 'scale', '-1 1' );
} );
