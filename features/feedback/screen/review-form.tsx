import { Button, CheckboxControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useId, useState, type FormEvent } from 'react';
import { notify, send } from '@frontage/settings/parts';

/** Page for public reviews; only linked to. */
const PUBLIC =
	'https://wordpress.org/support/plugin/frontage/reviews/#new-post';

interface Props {
	rating: number;
	scale: 3 | 5;
	onDone: () => void;
}

/** What one says beside a rating; the same for every rating (ruling 4). */
export function ReviewForm( { rating, scale, onDone }: Props ) {
	const [ description, setDescription ] = useState( '' );
	const [ mayAnswer, setMayAnswer ] = useState( false );
	const [ isEmpty, setIsEmpty ] = useState( false );
	const submit = async ( event: FormEvent ) => {
		event.preventDefault();
		if ( ! description.trim() ) {
			setDescription( '' );
			setIsEmpty( true );
			return;
		}
		try {
			await send( 'action/wdkit_submit_review', {
				rating,
				scale: String( scale ),
				description,
				page_url: window.location.href,
				screen_resolution: `${ window.screen.width }x${ window.screen.height }`,
				allow_email: mayAnswer,
			} );
			notify(
				__( 'Thank you. You can find it under Feedback.', 'frontage' )
			);
			onDone();
		} catch ( error ) {
			notify( ( error as Error ).message, { error: true } );
		}
	};
	return (
		<form
			className="frontage-review__form wp-exclude-emoji"
			onSubmit={ submit }
			noValidate
		>
			<Words
				value={ description }
				isEmpty={ isEmpty }
				onChange={ ( text ) => {
					setDescription( text );
					setIsEmpty( false );
				} }
			/>
			<CheckboxControl
				__nextHasNoMarginBottom
				label={ __( 'You can email me about this', 'frontage' ) }
				checked={ mayAnswer }
				onChange={ setMayAnswer }
			/>
			<p className="frontage-review__buttons">
				<Button __next40pxDefaultSize variant="primary" type="submit">
					{ __( 'Save feedback', 'frontage' ) }
				</Button>
				<a href={ PUBLIC } target="_blank" rel="noopener noreferrer">
					{ __(
						'Write a public review instead (opens in a new tab)',
						'frontage'
					) }
				</a>
			</p>
		</form>
	);
}

interface WordsProps {
	value: string;
	isEmpty: boolean;
	onChange: ( text: string ) => void;
}

function Words( { value, isEmpty, onChange }: WordsProps ) {
	const id = useId();
	return (
		<div className="frontage-review__label">
			<label htmlFor={ id }>{ __( 'Your feedback', 'frontage' ) }</label>
			<textarea
				id={ id }
				className={ isEmpty ? 'has-error' : undefined }
				rows={ 4 }
				value={ value }
				placeholder={
					isEmpty ? __( 'Please Enter feedback', 'frontage' ) : ''
				}
				aria-invalid={ isEmpty }
				aria-required
				onChange={ ( { target } ) => onChange( target.value ) }
			/>
			{ isEmpty && (
				<span role="alert">
					{ __( 'Please Enter feedback', 'frontage' ) }
				</span>
			) }
		</div>
	);
}
