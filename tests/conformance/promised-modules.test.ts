/**
 * What other plugins import by name stays: the names in the import map, and what each exports. A name is added here when it is
 * promised, and none is ever taken away (ADR 98).
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './modules';

/** Exports of each script module, as the first release that had it promised them. */
const PROMISED: Record< string, string > = {
	'@frontage/api': 'ActionError addAssets callAction pageAddress partAddress',
	'@frontage/hydrate': 'Slot hydrate',
	'@frontage/react':
		'Children Component Fragment PureComponent StrictMode Suspense cloneElement createContext createElement createPortal createRef createRoot flushSync forwardRef hydrateRoot isValidElement jsx jsxs memo startTransition useCallback useContext useDeferredValue useEffect useId useImperativeHandle useInsertionEffect useLayoutEffect useMemo useReducer useRef useState useSyncExternalStore useTransition version',
};

const text = ( path: string ) => readFileSync( join( root, path ), 'utf8' );

/** Names in the import map, and the script modules they stand for. */
const names = [
	...text( 'includes/Domain/Render/Import_Map.php' ).matchAll(
		/'(@frontage\/[\w/-]+)'\s*=> '(@frontage\/\w+)'/g
	),
].map( ( [ , name, id ] ) => [ name, id ] );

/** What a built script module exports. */
const exportsOf = ( id: string ) =>
	[
		...text( `build/${ id.split( '/' )[ 1 ] }.js` ).matchAll(
			/\bexport\s*(?:const\s+(\w+)|(?:const)?\{([^}]*)\})/g
		),
	]
		.flatMap( ( [ , one, list = '' ] ) =>
			one ? [ one ] : list.split( ',' )
		)
		.map( ( name ) => name.replace( /^.* as |:.*$/g, '' ).trim() );

test( 'the import map has the promised names', () => {
	expect( names ).toEqual( [
		...Object.keys( PROMISED ).map( ( id ) => [ id, id ] ),
		[ '@frontage/react/jsx-runtime', '@frontage/react' ],
	] );
} );

test.each( Object.entries( PROMISED ) )(
	'%s exports what was promised',
	( id, promised ) => {
		expect( exportsOf( id ) ).toEqual(
			expect.arrayContaining( promised.split( ' ' ) )
		);
	}
);
