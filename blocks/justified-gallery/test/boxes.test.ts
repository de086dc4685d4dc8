/** The editor's boxes are those of `justified-layout`; `BoxesTest` checks the same for the server. */
import { boxesOf, rowsOf } from '../edit/boxes';
import cases from './cases.json';

test.each( cases.map( ( one ) => [ one.title, one ] as const ) )(
	'%s',
	( _, { ratios, height, boxes } ) => {
		expect( boxesOf( ratios, height ) ).toEqual( boxes );
	}
);

test( 'places every image in one row that is not too wide', () => {
	for ( const { ratios, height } of cases ) {
		for ( const width of [ 360, 820, 1500 ] ) {
			const rows = rowsOf( ratios, width, Math.min( height, width / 2 ) );
			expect( rows.flatMap( ( row ) => row.ratios ) ).toEqual( ratios );
		}
		for ( const box of boxesOf( ratios, height ) ) {
			for ( const place of [ 1, 2, 3, 4, 5 ] ) {
				const share = box[ `--frontage-w${ place }` ];
				expect( share ).toBeGreaterThan( 0 );
				expect( share ).toBeLessThanOrEqual( 1 );
			}
		}
	}
} );
