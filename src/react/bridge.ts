/**
 * `@frontage/react`: the only module that knows where React is.
 *
 * Hands on WordPress's own React (18.3 or 19) and fetches its classic scripts only if nobody has
 * loaded them. It is built by itself, without imports. A name that modules need is added below.
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

/** Scripts put in together are fetched at once and run in this order. */
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

// What `react-dom/client` of React 18 does, so that its development build does not complain.
(
	ReactDOM.__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED ?? {}
).usingClientEntryPoint = true;

/**
 * The JSX runtime: `createElement` with the key beside the props.
 * @param type
 * @param props
 * @param key
 */
export const jsx = ( type: string, props: Props, key?: Key ) =>
	React.createElement( type, { ...props, key } );

/**
 * The same for children that are written one by one and so need no keys.
 * @param type
 * @param root0
 * @param root0.children
 * @param key
 */
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
