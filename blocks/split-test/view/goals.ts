import type { TestData } from './types';

/** The read goal, after the element is visible (S1 §4). */
export const READ_MS = 3000;

/** The view goal: this part of the element is visible, or this part of the viewport is filled (S1 §9). */
const VIEW = 0.8;

/** Steps in which an observer reports; also of elements that are many viewports high. */
const STEPS = 100;

/** Blocks that authors mark as the goal, anywhere on the page. */
const MARKED = '.frontage-split-goal';

const PRESSABLE =
	'a[href],button,input[type=submit],input[type=button],[role=button],summary';

/** The button that opens a menu; browsers report it like the middle one. */
const RIGHT = 2;

/** Forms that report success: ours, and other plugins'. */
const SENT = [ 'frontage:goal', 'wpcf7mailsent' ];

/** Forms that report it to jQuery only. */
const SENT_TO_JQUERY =
	'wpformsAjaxSubmitSuccess gform_confirmation_loaded submit_success fluentform_submission_success forminator:form:submit:success';

const COMMENTED = 'frontage-split-commented';

/**
 * Calls back when a goal is reached on this page; perhaps more than once.
 *
 * @param root Element of the test.
 * @param test Its data.
 * @param hit  Callback.
 */
export function watchGoal(
	root: Element,
	{ goal, scope }: TestData,
	hit: () => void
): void {
	const marked = document.querySelector( MARKED );
	const hears = ( target: EventTarget | null ) =>
		scope === 'page' || root.contains( target as Node );
	if ( goal === 'click' ) {
		const press = ( { target, button }: MouseEvent ) => {
			const pressed =
				button !== RIGHT &&
				( target as Element ).closest?.( PRESSABLE );
			if (
				pressed &&
				( pressed.closest( MARKED ) ||
					( ! marked && hears( pressed ) ) )
			) {
				hit();
			}
		};
		addEventListener( 'click', press, true );
		addEventListener( 'auxclick', press, true );
	} else if ( goal === 'form' ) {
		const sent = ( { target }: { target: unknown } ) =>
			hears( target as Element ) && hit();
		SENT.forEach( ( type ) => document.addEventListener( type, sent ) );
		( self as any ).jQuery?.( document ).on( SENT_TO_JQUERY, sent );
	} else if ( goal === 'comment' ) {
		watchComment( hit );
	} else if ( goal === 'shop' ) {
		document.addEventListener( 'frontage:purchased', hit );
	} else if ( goal === 'view' || goal === 'read' ) {
		watchSight( marked ?? root, goal, hit );
	}
}

/** What comments are sent to: the same on each page of the comments. */
const commented = () =>
	document.querySelector< HTMLInputElement >(
		'#commentform [name=comment_post_ID]'
	)?.value ?? location.pathname;

/** WordPress loads the page, or another page of its comments, after a comment was sent. */
function watchComment( hit: () => void ): void {
	addEventListener( 'submit', ( { target } ) => {
		if ( ( target as Element ).id === 'commentform' ) {
			sessionStorage.setItem( COMMENTED, commented() );
		}
	} );
	if (
		sessionStorage.getItem( COMMENTED ) === commented() &&
		/^#comment-\d/.test( location.hash )
	) {
		setTimeout( () => sessionStorage.removeItem( COMMENTED ) );
		hit();
	}
}

function watchSight( element: Element, goal: string, hit: () => void ): void {
	let timer = 0;
	new IntersectionObserver(
		( entries, observer ) => {
			const { isIntersecting, intersectionRatio, intersectionRect } =
				entries[ entries.length - 1 ]!;
			const isSeen =
				intersectionRatio >= VIEW ||
				intersectionRect.height >= VIEW * innerHeight;
			if ( goal === 'view' && isSeen ) {
				observer.disconnect();
				hit();
			} else if ( goal === 'read' && ! isIntersecting ) {
				clearTimeout( timer );
				timer = 0;
			} else if ( goal === 'read' && ! timer ) {
				timer = window.setTimeout( () => {
					observer.disconnect();
					hit();
				}, READ_MS );
			}
		},
		{
			threshold: Array.from(
				{ length: STEPS + 1 },
				( _, at ) => at / STEPS
			),
		}
	).observe( element );
}
