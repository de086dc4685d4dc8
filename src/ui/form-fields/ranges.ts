/** Shows the value of each slider of a form beside it. */
export function showRanges( form: HTMLFormElement, signal: AbortSignal ): void {
	const all = form.querySelectorAll< HTMLInputElement >(
		'.frontage-form__slider'
	);
	const show = () =>
		all.forEach( ( slider ) => {
			slider.parentElement!.querySelector( 'output' )!.value =
				slider.value;
		} );
	form.addEventListener( 'input', show, { signal } );
	form.addEventListener( 'change', show, { signal } );
	show();
}
