/** Pages as optimizer plugins hand them out: without the marks that ask them to leave scripts alone. */
import { expect, type Page } from '@playwright/test';

/** Returns the HTML of a page with its scripts elsewhere. */
export type Optimizer = ( html: string ) => string;

/** What is JavaScript and stands in the page; modules and data are left alone by all optimizers. */
const INLINE =
	/<script\b(?![^>]*\bsrc=)(?![^>]*\btype=["']?(?!text\/javascript)[^"'\s>]+)[^>]*>([\s\S]*?)<\/script>/g;

const encoded = ( code: string ) => Buffer.from( code ).toString( 'base64' );

const deferred = ( code: string ) =>
	`<script defer src="data:text/javascript;base64,${ encoded( code ) }"></script>`;

/** Takes all inline scripts out of a page. */
function taken( html: string ): { rest: string; codes: string[] } {
	const codes: string[] = [];
	const rest = html.replace( INLINE, ( _tag, code: string ) => {
		codes.push( code );
		return '';
	} );
	return { rest, codes };
}

/** Joins scripts as optimizers do: each may throw, and all are in one scope. */
const joined = ( codes: string[] ) =>
	codes.map( ( code ) => `${ code.trim().replace( /;$/, '' ) };` ).join( '' );

/** What a script in the head of an older version did to a page with an age gate before the one behind the gate failed. */
const HID =
	'localStorage["frontage-age-gate-18"]>Date.now()||document.documentElement.setAttribute("data-frontage-gate","");';

/** A recorder of an older version, which listened whenever it ran. */
const RECORDED =
	'self.frontagePresses=[];addEventListener("click",e=>{if(self.frontagePresses&&e.target.closest?.("frontage-island")){self.frontagePresses.push(e);e.target.closest("button,[role]")?.toggleAttribute("data-pending",true)}},true);';

export const OPTIMIZERS: Record< string, Optimizer > = {
	'joined at the end of the body': ( html ) => {
		const { rest, codes } = taken( html );
		return rest.replace(
			/<\/body>/,
			() => `<script>${ joined( codes ) }</script></body>`
		);
	},
	'joined in the head': ( html ) => {
		const { rest, codes } = taken( html );
		return rest.replace(
			/<\/head>/,
			() => `<script>${ joined( codes ) }</script></head>`
		);
	},
	'joined, after the runtime': ( html ) => {
		const { rest, codes } = taken( html );
		return rest.replace(
			/<\/body>/,
			() => `${ deferred( joined( codes ) ) }</body>`
		);
	},
	deferred: ( html ) =>
		html.replace( INLINE, ( _tag, code: string ) => deferred( code ) ),
	'run when the page has loaded': ( html ) => {
		const { rest, codes } = taken( html );
		return rest.replace(
			/<\/body>/,
			() =>
				`<script>addEventListener("load",()=>setTimeout(()=>{let s=document.createElement("script");s.text=atob("${ encoded( joined( codes ) ) }");document.body.append(s)}))</script></body>`
		);
	},
	'run twice': ( html ) => html.replace( INLINE, '$&$&' ),
	removed: ( html ) => taken( html ).rest,
	'of an older version, broken in a cache': ( html ) => {
		const { rest } = taken( html );
		const hidden = rest.includes( 'data-age=' )
			? rest.replace(
					/<head>/,
					`<head><style>[data-frontage-gate] body{visibility:hidden}</style><script>${ HID }</script>`
				)
			: rest;
		return hidden.replace(
			/<\/body>/,
			() => `${ deferred( RECORDED ) }</body>`
		);
	},
};

/**
 * Hands out all pages of the site as an optimizer would.
 *
 * @param page     Any page.
 * @param optimize Changes the HTML.
 */
export async function behind(
	page: Page,
	optimize: Optimizer
): Promise< void > {
	await page.route(
		( { pathname } ) => pathname.endsWith( '/' ),
		async ( route ) => {
			const response = await route.fetch();
			const body = optimize( await response.text() );
			await route.fulfill( { response, body } );
		}
	);
}

/** Modules with things to press, and all that print a script of their own. */
export const PRESSABLE = [
	'tabs',
	'accordion',
	'event-calendar',
	'like-button',
	'sortable',
	'countdown',
	'reading-progress',
	'copy-link',
	'split-test',
	'carousel',
	'data-table',
	'content-switcher',
	'slider',
];

const PRESSED =
	'frontage-island :is(button:not([popovertarget]), [role=tab]):not([disabled])';

const WAITING = 'frontage-island [data-pending]';

/**
 * Presses what can be pressed on a page, and expects that each press is answered.
 *
 * @param page Any page.
 * @param most Presses on the page, or on all islands of one kind.
 * @param each What `most` limits.
 * @return How many presses were answered.
 */
export async function pressAll(
	page: Page,
	most: number,
	each: 'page' | 'kind'
): Promise< number > {
	const counts = new Map< string, number >();
	const controls = page.locator( PRESSED );
	const kinds = await controls.evaluateAll(
		( elements, isOne ) =>
			elements.map( ( element ) =>
				isOne
					? ''
					: element
							.closest( 'frontage-island' )!
							.getAttribute( 'name' )!
			),
		each === 'page'
	);
	let all = 0;
	for ( const [ index, control ] of (
		await controls.elementHandles()
	).entries() ) {
		const kind = kinds[ index ]!;
		const count = counts.get( kind ) ?? 0;
		// A press may end or hide others, as the last step of a carousel does.
		if (
			count < most &&
			( await control.isVisible() ) &&
			( await control.isEnabled() )
		) {
			await control.click( { delay: 120 } );
			await expect( page.locator( WAITING ) ).toHaveCount( 0 );
			// The mark of a press goes before the island is awake.
			await expect
				.poll( () =>
					control.evaluate(
						( element ) =>
							( element as Element ).closest< HTMLElement >(
								'frontage-island'
							)?.dataset.state ?? 'replaced'
					)
				)
				.toMatch( /awake|replaced/ );
			counts.set( kind, count + 1 );
			all++;
		}
	}
	return all;
}
