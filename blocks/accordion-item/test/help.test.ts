/** Editor hints for an item. */
import type { Page } from '@frontage/editor';
import { help } from '../edit/editor-meta';
import { take } from '../../../tests/support/items';

jest.mock( '@frontage/editor', () => ( {
	...jest.requireActual( '@frontage/editor/parent-heading' ),
	...jest.requireActual( '@frontage/editor/untitled' ),
} ) );

const block = ( name: string, attributes: object ) => ( {
	clientId: name,
	name,
	attributes: { ...attributes },
	innerBlocks: [],
} );

const place = ( title: string, headingLevel: string ) => ( {
	block: block( 'frontage/accordion-item', { title } ),
	parents: [ block( 'frontage/accordion', { headingLevel } ) ],
} );

it( 'prints a heading of its accordion’s level, or none', () => {
	expect( help.heading!( place( '<b>When</b>?', 'h4' ) ) ).toEqual( {
		level: 4,
		text: 'When?',
	} );
	expect( help.heading!( place( 'When?', 'span' ) ) ).toBeNull();
} );

it( 'reports a missing title', () => {
	const [ rule ] = take( help.rules ?? [], 1 );
	const [ found ] = rule( place( '<b></b>', 'h3' ), {} as Page );
	expect( found?.fix?.change( 'When?' ) ).toEqual( { title: 'When?' } );
	expect( rule( place( 'When?', 'h3' ), {} as Page ) ).toEqual( [] );
} );
