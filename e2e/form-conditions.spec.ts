/** Steps, groups and other blocks of a form that depend on answers. */
import {
	entriesOf,
	field,
	form,
	pressUntil,
	send,
	thanks,
} from './support/forms';
import { publishPage } from './support/modal';
import {
	expect,
	expectNoAxe,
	expectNoOverflow,
	test,
	visit,
} from './support/test';
import type { Page } from '@playwright/test';

const company = { relation: 'all', rules: [ [ 'who', 'is', 'A company' ] ] };
const step = ( attributes: object, ...inner: string[] ) =>
	`<!-- wp:frontage/form-step ${ JSON.stringify( attributes ) } -->${ inner.join(
		''
	) }<!-- /wp:frontage/form-step -->`;
const group = ( inner: string ) =>
	`<!-- wp:group ${ JSON.stringify( {
		layout: { type: 'flex' },
		frontage: { when: company },
	} ) } --><div class="wp-block-group">${ inner }</div><!-- /wp:group -->`;
const text = ( label: string, fieldName: string ) =>
	field( 'text', { label, name: fieldName, required: true } );

const order = () =>
	form(
		{},
		step(
			{ title: 'You' },
			text( 'Name', 'name' ),
			field( 'choice', {
				kind: 'radio',
				label: 'Who is ordering?',
				name: 'who',
				options: [ 'A person', 'A company' ],
			} ),
			group( text( 'Company', 'company' ) )
		),
		step(
			{ title: 'Invoice', frontage: { when: company } },
			text( 'VAT number', 'vat' )
		),
		step( { title: 'Wishes' }, text( 'Your wishes', 'wishes' ) )
	);

const next = ( page: Page ) => page.getByRole( 'button', { name: 'Next' } );
const back = ( page: Page ) => page.getByRole( 'button', { name: 'Back' } );
const label = ( page: Page, name: string ) =>
	page.getByRole( 'textbox', { name } );
const whoIn = ( {
	testId,
	retry,
	repeatEachIndex,
}: {
	testId: string;
	retry: number;
	repeatEachIndex: number;
} ) => `c${ testId.slice( -8 ) }${ retry }${ repeatEachIndex }`;

test( 'a hidden step is skipped by Next, Back, the history and the server', async ( {
	admin,
	page,
}, info ) => {
	const who = whoIn( info );
	await visit( page, await publishPage( admin, order() ) );
	const stages = page
		.getByRole( 'list', { name: 'Steps' } )
		.getByRole( 'listitem' );
	await expect( stages ).toHaveText( [ 'You', 'Wishes' ] );
	await label( page, 'Name' ).fill( who );
	await expect( label( page, 'Company' ) ).toBeHidden();
	await page.getByLabel( 'A company' ).check();
	await expect( label( page, 'Company' ) ).toBeVisible();
	await expect( stages ).toHaveText( [ 'You', 'Invoice', 'Wishes' ] );
	await expectNoAxe( page, '.frontage-form' );
	await label( page, 'Company' ).fill( 'Loaf Ltd' );
	await page.getByLabel( 'A person' ).check();
	await expect( label( page, 'Company' ) ).toBeHidden();
	await next( page ).click();
	await expect( label( page, 'Your wishes' ) ).toBeVisible();
	await expect( label( page, 'VAT number' ) ).toBeHidden();
	await page.goBack();
	await expect( label( page, 'Name' ) ).toBeVisible();
	await page.goForward();
	await expect( label( page, 'Your wishes' ) ).toBeVisible();
	await back( page ).click();
	await expect( label( page, 'Name' ) ).toBeVisible();
	await next( page ).click();
	await label( page, 'Your wishes' ).fill( 'Rye' );
	await send( page ).click();
	await expect( thanks( page ) ).toBeVisible();
	const [ entry ] = await entriesOf( who );
	expect(
		entry.content.map( ( answer: { name: string } ) => answer.name )
	).toEqual( [ 'name', 'who', 'wishes' ] );
} );

test.describe( 'without script', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'everything is visible and the server drops what is hidden', async ( {
		admin,
		page,
	}, info ) => {
		const who = whoIn( info );
		await visit( page, await publishPage( admin, order() ) );
		for ( const name of [ 'Company', 'VAT number', 'Your wishes' ] ) {
			await expect( label( page, name ) ).toBeVisible();
		}
		await label( page, 'Name' ).fill( who );
		await page.getByLabel( 'A person' ).check();
		await label( page, 'Company' ).fill( 'Loaf Ltd' );
		await label( page, 'Your wishes' ).fill( 'Rye' );
		await pressUntil( send( page ), thanks( page ) );
		const [ entry ] = await entriesOf( who );
		expect(
			entry.content.map( ( answer: { name: string } ) => answer.name )
		).toEqual( [ 'name', 'who', 'wishes' ] );
	} );
} );

test(
	'an author gives a step and a paragraph a condition',
	{ tag: '@deep' },
	async ( { editor, page } ) => {
		test.slow();
		await editor.create( { title: 'Order' } );
		await editor.insert( 'Contact Form' );
		await expect( editor.block( 'frontage/field-text' ) ).toHaveCount( 3 );
		await editor.page.evaluate( () => {
			const { select, dispatch } = ( window as any ).wp.data;
			const [ block ] = select( 'core/block-editor' ).getBlocks();
			dispatch( 'core/block-editor' ).insertBlock(
				( window as any ).wp.blocks.createBlock( 'core/paragraph', {
					content: 'We answer tomorrow.',
				} ),
				0,
				block.clientId
			);
		} );
		await editor.select( 'core/paragraph' );
		const settings = await editor.openSettings();
		await settings.getByRole( 'button', { name: 'Show when' } ).click();
		await settings.getByRole( 'button', { name: 'Add rule' } ).click();
		await settings.getByLabel( 'Value' ).fill( 'Ada' );
		await expectNoAxe( editor.page, '.interface-complementary-area' );
		await visit( page, await editor.publish() );
		const said = page.getByText( 'We answer tomorrow.' );
		await expect( said ).toBeHidden();
		await page.getByRole( 'textbox', { name: 'Name' } ).fill( 'Ada' );
		await expect( said ).toBeVisible();
		await expectNoOverflow( page );
	}
);
