/** Skills for visitors and authors. */
import { expect, test, visit } from './support/test';

const PAGE = '/modules/skills/';

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

test(
	'is typed, extended, and published',
	{ tag: '@deep' },
	async ( { editor, guest } ) => {
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
		await expect(
			guest.locator( '.frontage-gauge.is-circle' )
		).toHaveCount( 2 );
	}
);
