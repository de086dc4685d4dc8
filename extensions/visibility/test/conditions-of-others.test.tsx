/** Conditions of other plugins are offered, and authors are told of those that are missing. */
import { fireEvent, render, screen } from '@testing-library/react';
import { ConditionsOfOthers } from '../edit/conditions-of-others';

jest.mock( '@wordpress/components', () => ( {
	...require( '../../../src/editor/test/components' ),
	Notice: ( { children, actions }: any ) => (
		<div role="status">
			{ children }
			<button onClick={ actions[ 0 ].onClick }>
				{ actions[ 0 ].label }
			</button>
		</div>
	),
} ) );
jest.mock( '@frontage/editor', () => ( {
	...jest.requireActual( '../../../src/editor/announced' ),
	...jest.requireActual( '../../../src/editor/settings' ),
} ) );

const LEVEL = {
	name: 'acme/level',
	label: 'Membership level',
	help: '',
	choices: [ { value: 'gold', label: 'Gold' } ],
};

const SALE = { name: 'acme/sale', label: 'Sale', help: '', choices: [] };

function show( settings: object ) {
	const onChange = jest.fn();
	render(
		<ConditionsOfOthers
			settings={ { ...settings } }
			onChange={ onChange }
		/>
	);
	return onChange;
}

beforeEach( () => {
	window.frontageModules = {
		announced: { visibilityConditions: [ LEVEL, SALE ] },
	};
} );

afterEach( () => void delete window.frontageModules );

it( 'saves what is chosen and typed under the name of the condition', () => {
	const onChange = show( { 'acme/sale': 'spring' } );
	fireEvent.change( screen.getByLabelText( 'Membership level' ), {
		target: { value: 'gold' },
	} );
	expect( onChange ).toHaveBeenLastCalledWith( { 'acme/level': 'gold' } );
	fireEvent.change( screen.getByLabelText( 'Sale' ), {
		target: { value: 'autumn' },
	} );
	expect( onChange ).toHaveBeenLastCalledWith( { 'acme/sale': 'autumn' } );
	expect( screen.queryByRole( 'status' ) ).toBeNull();
} );

it( 'says that a missing condition hides the block, and removes it', () => {
	const onChange = show( {
		visitors: 'in',
		'acme/level': 'gold',
		'other/plan': 'pro',
		'other/unset': undefined,
	} );
	expect( screen.getAllByRole( 'status' ) ).toHaveLength( 1 );
	expect( screen.getByRole( 'status' ).textContent ).toContain(
		'hidden from everybody, because the plugin with the condition “other/plan” is not active'
	);
	fireEvent.click( screen.getByText( 'Remove condition' ) );
	expect( onChange ).toHaveBeenCalledWith( { 'other/plan': undefined } );
} );

it( 'shows nothing without any', () => {
	delete window.frontageModules;
	const onChange = show( { visitors: 'in' } );
	expect( document.body.textContent ).toBe( '' );
	expect( onChange ).not.toHaveBeenCalled();
} );
