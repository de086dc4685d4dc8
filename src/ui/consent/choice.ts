import {
	grantConsent,
	mayContact,
	onConsentChange,
	onWithdrawal,
	withdraw,
	type Terms,
} from '@frontage/lib/consent';

/** How long a press may wait in the runtime that was made before the widget was awake, in milliseconds. */
const HELD_MS = 50;

/**
 * What a button says that remembers consent or withdraws it. A press does what it says.
 *
 * The server prints “Always load” for every visitor. A press on that is repeated when the widget is awake, and must
 * not withdraw what the browser remembers: it loads.
 *
 * @param terms     Consent terms from the server.
 * @param show      Called with whether consent is given, now and when it changes.
 * @param then      What follows.
 * @param then.load Called at a press that gives consent, also if it was given before.
 * @param then.stop Called when consent is withdrawn.
 */
export function consentChoice(
	terms: Terms,
	show: ( isAllowed: boolean ) => void,
	then: { load: () => void; stop: () => void }
): { press: ( event: { isTrusted: boolean } ) => void; end: () => void } {
	const ended = new AbortController();
	let isAllowed = false;
	/** Whether a press that is repeated may be one on what the server printed. */
	let isPrinted = true;
	const look = () => {
		isAllowed = mayContact( terms );
		show( isAllowed );
	};
	const seen = () => {
		isPrinted = false;
	};
	// A busy browser tells of both timers late, but of the press between them.
	const timer = setTimeout( () => setTimeout( seen, HELD_MS ) );
	onConsentChange( look, ended.signal );
	const stop = onWithdrawal( terms, () => {
		look();
		then.stop();
	} );
	look();
	return {
		press( { isTrusted } ) {
			// A press that was not held is made on what is shown.
			if ( isAllowed && ( isTrusted || ! isPrinted ) ) {
				withdraw( terms );
			} else {
				seen();
				grantConsent( terms );
				then.load();
			}
		},
		end() {
			clearTimeout( timer );
			ended.abort();
			stop();
		},
	};
}
