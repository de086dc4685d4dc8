import type { Trigger } from '../../view/trigger';

/** Forms that report success on themselves: ours, and Contact Form 7. */
const EVENTS = [ 'frontage:goal', 'wpcf7mailsent' ];

/** Forms that report it to jQuery only: WPForms, Gravity Forms, Elementor, Fluent Forms, Forminator. */
const JQUERY_EVENTS =
	'wpformsAjaxSubmitSuccess gform_confirmation_loaded submit_success fluentform_submission_success forminator:form:submit:success';

/** The visitor has sent a form: any, or one that matches a selector or is in an element that does. */
export const trigger: Trigger = {
	isUserAction: true,
	schedule( fire, selector, signal ) {
		const hear = ( { target }: { target: unknown } ) =>
			isIn( target as Element, selector ) && fire();
		for ( const type of EVENTS ) {
			document.addEventListener( type, hear, { signal } );
		}
		( self as any ).jQuery?.( document ).on( JQUERY_EVENTS, hear );
	},
};

function isIn( target: Element, selector: string ): boolean {
	try {
		return ! selector || !! target.closest?.( selector );
	} catch {
		return false; // The author's selector is invalid.
	}
}
