/** The same test vectors as tests/php/Domain/Forms/FormulaTest.php. */
import cases from '../../../tests/fixtures/form-formulas.json';
import { FUNCTIONS } from './formula';
import { withResults } from './results';
import type { FieldRules, Values } from '.';

test.each( cases.map( ( one ) => [ one.about, one ] as const ) )(
	'%s',
	( _, { formula, values, decimals, result } ) => {
		const fields: FieldRules[] = [
			...Object.keys( values ).map(
				( name ) => ( { name, kind: 'text' } ) as FieldRules
			),
			{ name: 'total', kind: 'calculation', formula, decimals },
		];
		expect( withResults( fields, values as unknown as Values ).total ).toBe(
			result
		);
	}
);

test( 'the test vectors cover every function', () => {
	const used = cases.flatMap( ( { formula } ) =>
		Object.keys( FUNCTIONS ).filter( ( name ) =>
			formula.includes( `${ name }(` )
		)
	);
	expect( [ ...new Set( used ) ].sort() ).toEqual(
		Object.keys( FUNCTIONS ).sort()
	);
} );

test( 'a hidden field counts as empty, also if a result hides it', () => {
	const fields: FieldRules[] = [
		{
			name: 'gift',
			kind: 'number',
			when: { relation: 'all', rules: [ [ 'sum', 'is greater', '50' ] ] },
		},
		{ name: 'sum', kind: 'calculation', formula: '{price} * 2' },
		{ name: 'price', kind: 'number' },
		{ name: 'all', kind: 'calculation', formula: '{sum} + {gift}' },
	];
	const results = ( price: string ) =>
		withResults( fields, { gift: '5', price } ).all;
	expect( results( '20' ) ).toBe( '40' );
	expect( results( '30' ) ).toBe( '65' );
} );
