/** Accordions in the editor: inserting, publishing, and transforming to and from other blocks. */
import type { Locator, Page } from '@playwright/test';
import type { Editor } from './support/editor';
import { expect, expectNoAxe, test, visit } from './support/test';

interface Saved {
	name: string;
	attributes: Record< string, unknown >;
	innerBlocks: Saved[];
}

declare const wp: {
	blocks: {
		parse: ( content: string ) => Saved[];
		switchToBlockType: ( blocks: Saved[], name: string ) => Saved[] | null;
	};
};

// Returns what the editor's transform produces from this content.
const turned = ( page: Page, content: string, name: string ) =>
	page.evaluate(
		( [ saved, wanted ] ) =>
			wp.blocks.switchToBlockType( wp.blocks.parse( saved ), wanted ),
		[ content, name ] as const
	);

// Returns a toolbar button of the selected block. The toolbar, hidden while typing, reappears when the mouse moves.
async function toolbar( editor: Editor, name: string ): Promise< Locator > {
	await editor.page.mouse.move( 400, 400, { steps: 4 } );
	return editor.page
		.getByRole( 'toolbar', { name: 'Block tools' } )
		.getByRole( 'button', { name } );
}

const title = ( editor: Editor, index: number ) =>
	editor.canvas.getByRole( 'textbox', { name: 'Item title' } ).nth( index );

// The editor is slow on a busy machine.
test.slow();

test(
	'an accordion works from the inserter to the page',
	{ tag: '@deep' },
	async ( { editor, page } ) => {
		await editor.create( { type: 'post', title: 'Hours' } );
		await editor.insertFromInserter( 'Frontage Accordion' );
		await expect( editor.block( 'frontage/accordion-item' ) ).toHaveCount(
			2
		);
		for ( const [ index, word ] of [ 'Morning', 'Noon' ].entries() ) {
			await title( editor, index ).click();
			await editor.page.keyboard.type( word );
			await editor.block( 'core/paragraph' ).nth( index ).click();
			await editor.page.keyboard.type( `What ${ word } brings.` );
		}
		await editor.select( 'frontage/accordion' );
		await ( await toolbar( editor, 'Add item' ) ).click();
		await expect( editor.block( 'frontage/accordion-item' ) ).toHaveCount(
			3
		);
		await title( editor, 2 ).fill( 'Evening' );
		await visit( page, await editor.publish() );
		await expect( page.getByText( 'What Morning brings.' ) ).toBeVisible();
		await page.getByText( 'Noon', { exact: true } ).click();
		await expect( page.getByText( 'What Noon brings.' ) ).toBeVisible();
		await expect( page.getByText( 'What Morning brings.' ) ).toBeHidden();
		await expect(
			page.locator( 'h3', { hasText: 'Evening' } )
		).toBeVisible();
		await expectNoAxe( page, '.frontage-accordion' );
	}
);

test(
	'items open and close on the canvas, and one is open at first',
	{ tag: '@deep' },
	async ( { editor } ) => {
		await editor.create( { type: 'post' } );
		await editor.insert( 'Frontage Accordion' );
		const panels = editor.canvas.locator( '.frontage-accordion__panel' );
		const toggles = editor.canvas.getByRole( 'button', {
			name: 'Show content',
		} );
		await expect( panels.first() ).toBeVisible();
		await expect( panels.nth( 1 ) ).toBeHidden();
		await toggles.first().click();
		await expect( panels.first() ).toBeHidden();
		await toggles.nth( 1 ).click();
		await expect( panels.nth( 1 ) ).toBeVisible();
		await editor.select( 'frontage/accordion-item', 1 );
		await ( await toolbar( editor, 'Open by default' ) ).click();
		expect( await editor.content() ).toContain(
			'<!-- wp:frontage/accordion-item -->'
		);
		expect(
			( await editor.content() ).match( /"isOpen":true/g )
		).toHaveLength( 1 );
		await ( await toolbar( editor, 'Add item' ) ).click();
		await expect( editor.block( 'frontage/accordion-item' ) ).toHaveCount(
			3
		);
		await expectNoAxe(
			editor.page,
			'.interface-interface-skeleton__sidebar'
		);
	}
);

test(
	'settings can be changed and reset',
	{ tag: '@deep' },
	async ( { editor } ) => {
		await editor.create( { type: 'post' } );
		await editor.insert( 'Frontage Accordion' );
		await editor.select( 'frontage/accordion' );
		const settings = await editor.openSettings();
		await settings.getByLabel( 'Open items' ).selectOption( 'multiple' );
		await settings
			.getByLabel( 'Icon', { exact: true } )
			.selectOption( 'plus' );
		await settings.getByLabel( 'Heading level' ).selectOption( 'h2' );
		await expect( editor.block( 'frontage/accordion' ) ).toHaveClass(
			/has-icon-plus/
		);
		await expect(
			editor.canvas.locator( 'h2.frontage-accordion__title' )
		).toHaveCount( 2 );
		expect( await editor.content() ).toContain(
			'{"openMode":"multiple","headingLevel":"h2","icon":"plus"}'
		);
		await settings
			.getByRole( 'button', { name: 'Accordion options' } )
			.click();
		await editor.page
			.getByRole( 'menuitem', { name: 'Reset all' } )
			.click();
		expect( await editor.content() ).toContain(
			'<!-- wp:frontage/accordion -->'
		);
	}
);

test(
	'the inserter offers variations for toggles and FAQ',
	{ tag: '@deep' },
	async ( { editor } ) => {
		await editor.create( { type: 'post' } );
		await editor.insert( 'Toggle' );
		expect( await editor.content() ).toContain(
			'<!-- wp:frontage/accordion {"openMode":"multiple"} -->'
		);
		await editor.insert( 'FAQ' );
		expect( await editor.content() ).toContain(
			'<!-- wp:frontage/accordion {"openMode":"collapsible","isFaq":true} -->'
		);
	}
);

test( 'converts details and headings to an accordion and back', async ( {
	editor,
} ) => {
	await editor.create( { type: 'post' } );
	const details = ( summary: string ) =>
		`<!-- wp:details {"showContent":true} --><details class="wp-block-details" open><summary>${ summary }</summary><!-- wp:paragraph --><p>In ${ summary }</p><!-- /wp:paragraph --></details><!-- /wp:details -->`;
	const [ accordion ] = ( await turned(
		editor.page,
		details( 'One' ) + details( 'Two' ),
		'frontage/accordion'
	) )!;
	expect( accordion ).toMatchObject( {
		name: 'frontage/accordion',
		attributes: { openMode: 'multiple' },
		innerBlocks: [
			{
				name: 'frontage/accordion-item',
				attributes: { title: 'One', isOpen: true },
				innerBlocks: [ { name: 'core/paragraph' } ],
			},
			{ attributes: { title: 'Two' } },
		],
	} );
	const saved =
		'<!-- wp:frontage/accordion --><!-- wp:frontage/accordion-item {"title":"One"} --><!-- wp:paragraph --><p>In</p><!-- /wp:paragraph --><!-- /wp:frontage/accordion-item --><!-- /wp:frontage/accordion -->';
	expect( await turned( editor.page, saved, 'core/details' ) ).toMatchObject(
		[
			{
				name: 'core/details',
				innerBlocks: [ { name: 'core/paragraph' } ],
			},
		]
	);
	const text =
		'<!-- wp:heading --><h2 class="wp-block-heading">A <em>title</em></h2><!-- /wp:heading --><!-- wp:paragraph --><p>Text</p><!-- /wp:paragraph -->';
	expect(
		await turned( editor.page, text, 'frontage/accordion' )
	).toMatchObject( [
		{
			innerBlocks: [
				{
					attributes: { title: 'A <em>title</em>' },
					innerBlocks: [ { name: 'core/paragraph' } ],
				},
			],
		},
	] );
} );
