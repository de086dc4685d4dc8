import type { ReactNode, RefObject } from 'react';
import type { FormProps } from './use-filter';

interface Props extends Pick< FormProps, 'action' | 'carried' | 'status' > {
	frame: RefObject< HTMLDivElement >;
	/** Called when the visitor presses Enter or the button. */
	onSubmit: () => void;
	/** Outside of the form. */
	below?: ReactNode;
	children?: ReactNode;
}

/** The form of a filter; mirrors `Filter_Form` in PHP. */
export function Frame( props: Props ) {
	const { frame, action, carried, status, onSubmit, below, children } = props;
	return (
		<>
			<div
				className="frontage-filters__body"
				data-status={ status }
				ref={ frame }
			>
				<form
					className="frontage-filters__form"
					method="get"
					action={ action }
					onSubmit={ ( event ) => {
						event.preventDefault();
						onSubmit();
					} }
				>
					{ carried.map( ( [ name, value ] ) => (
						<input
							key={ name }
							type="hidden"
							name={ name }
							value={ value }
						/>
					) ) }
					{ children }
				</form>
				{ below }
			</div>
			<p className="frontage-status" role="status"></p>
		</>
	);
}

/** A heading above the fields; nothing without one. */
export const Title = ( { text }: { text: string } ) =>
	text ? <p className="frontage-filters__title">{ text }</p> : null;

/** For visitors without JavaScript; with it, the list follows by itself. */
export const Apply = ( { text }: { text: string } ) => (
	<button type="submit" className="frontage-filters__apply">
		{ text }
	</button>
);
