/** Editor hints for a member. */
import type { CheckedBlock, Page } from '@frontage/editor';
import { heading, nameless } from '../edit/editor-meta';

const place = ( attributes: object, inner: CheckedBlock[] = [] ) => ( {
	block: {
		clientId: '1',
		name: 'frontage/member',
		attributes: { name: '', headingLevel: 'h3', ...attributes },
		innerBlocks: inner,
	},
	parents: [],
} );

const STORY: CheckedBlock = {
	clientId: '2',
	name: 'core/paragraph',
	attributes: {},
	innerBlocks: [],
};

it( 'has a heading of the chosen level, and none without a name or as plain text', () => {
	expect( heading( place( { name: 'Ada <b>Co</b>' } ) ) ).toEqual( {
		level: 3,
		text: 'Ada Co',
	} );
	expect( heading( place( {} ) ) ).toBeNull();
	expect( heading( place( { name: 'Ada', headingLevel: 'p' } ) ) ).toBeNull();
} );

it( 'requires a name for a member with details', () => {
	expect( nameless( place( {} ), {} as Page ) ).toEqual( [] );
	expect(
		nameless( place( { name: 'Ada' }, [ STORY ] ), {} as Page )
	).toEqual( [] );
	const [ found ] = nameless( place( {}, [ STORY ] ), {} as Page );
	expect( found?.level ).toBe( 'problem' );
	expect( found?.fix?.change( 'Ada' ) ).toEqual( { name: 'Ada' } );
} );
