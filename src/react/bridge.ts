/**
 * `@frontage/react`: the only script module that knows where React comes from.
 *
 * Re-exports WordPress's own React (18.3 or 19) and loads its classic scripts only if they are not
 * on the page. Built separately, without imports. Add names that modules need below.
 */

type Key = string | number | bigint;
type Props = Record< string, unknown >;
type Globals = typeof globalThis & {
	React?: typeof import( 'react' );
	ReactDOM?: typeof import( 'react-dom' ) &
		typeof import( 'react-dom/client' );
};

const page = globalThis as Globals;
const { react, reactDom } = JSON.parse(
	document.getElementById( 'frontage-data' )!.textContent!
).react;

/** Scripts inserted together load in parallel and run in this order. */
const load = ( src: string ) =>
	new Promise( ( resolve, reject ) => {
		const script = document.createElement( 'script' );
		script.async = false;
		script.onload = resolve;
		script.onerror = () =>
			reject( new Error( `React did not load: ${ src }` ) );
		script.src = src;
		document.head.append( script );
	} );

await Promise.all( [
	page.React ?? load( react ),
	page.ReactDOM ?? load( reactDom ),
] );

const React = page.React!;
const ReactDOM = page.ReactDOM! as Required< Globals >[ 'ReactDOM' ] & {
	__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED?: {
		usingClientEntryPoint?: boolean;
	};
};

// Does what `react-dom/client` of React 18 does, so that its development build does not warn.
(
	ReactDOM.__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED ?? {}
).usingClientEntryPoint = true;

/** The JSX runtime: `createElement` with the key as a separate argument. */
export const jsx = ( type: string, props: Props, key?: Key ) =>
	React.createElement( type, { ...props, key } );

/** The JSX runtime for static children, which need no keys. */
export const jsxs = (
	type: string,
	{ children, ...props }: Props,
	key?: Key
) =>
	React.createElement(
		type,
		{ ...props, key },
		...( children as import( 'react' ).ReactNode[] )
	);

export const {
	Children,
	Component,
	Fragment,
	PureComponent,
	StrictMode,
	Suspense,
	cloneElement,
	createContext,
	createElement,
	createRef,
	forwardRef,
	isValidElement,
	memo,
	startTransition,
	useCallback,
	useContext,
	useDeferredValue,
	useEffect,
	useId,
	useImperativeHandle,
	useInsertionEffect,
	useLayoutEffect,
	useMemo,
	useReducer,
	useRef,
	useState,
	useSyncExternalStore,
	useTransition,
	version,
} = React;

export const { createPortal, createRoot, flushSync, hydrateRoot } = ReactDOM;
