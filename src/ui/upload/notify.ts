/** Tells the page what happens to the files of a field. */
export function notify( field: HTMLElement, type: string, message = '' ): void {
	/**
	 * Reports the progress of an upload (S2 §4).
	 *
	 * On the upload field, bubbles. Detail: `type` (such as `complete`, `complete-all` or `error`) and `message`.
	 *
	 * @event frontage:upload
	 */
	field.dispatchEvent(
		new CustomEvent( 'frontage:upload', {
			bubbles: true,
			detail: { type, message },
		} )
	);
}
