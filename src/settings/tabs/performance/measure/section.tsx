import { Button, TextControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { useId, useState, type FormEvent } from 'react';
import { Loading, Section, siteUrl } from '../../../parts';
import { measure, type Measured } from './measure';
import { Result } from './result';

interface Props {
	/** Proposed address: the front page. */
	home: string;
}

/** Measures a page in the owner's browser. */
export function MeasureHere( { home }: Props ) {
	const [ address, setAddress ] = useState( home );
	const [ error, setError ] = useState( '' );
	const [ isBusy, setBusy ] = useState( false );
	const [ result, setResult ] = useState< Measured >();
	const id = useId();
	const run = async ( event: FormEvent ) => {
		event.preventDefault();
		setError( '' );
		setResult( undefined );
		setBusy( true );
		try {
			setResult( await measure( siteUrl( address ) ) );
		} catch ( thrown ) {
			setError( ( thrown as Error ).message );
		}
		setBusy( false );
	};
	return (
		<Section
			title={ __( 'Measure in your browser', 'frontage' ) }
			description={ __(
				'Your browser fetches a page of this site without your login, with its scripts and styles, and counts the bytes that it receives. Nothing is run.',
				'frontage'
			) }
		>
			<form className="frontage-choose" onSubmit={ run } noValidate>
				<TextControl
					label={ __( 'Address', 'frontage' ) }
					type="url"
					value={ address }
					onChange={ setAddress }
					aria-invalid={ !! error }
					aria-describedby={ error ? id : undefined }
					__nextHasNoMarginBottom
					__next40pxDefaultSize
				/>
				<Button
					type="submit"
					variant="secondary"
					isBusy={ isBusy }
					disabled={ isBusy }
					accessibleWhenDisabled
					__next40pxDefaultSize
				>
					{ __( 'Measure', 'frontage' ) }
				</Button>
			</form>
			{ error && (
				<p id={ id } className="frontage-measure__error" role="alert">
					{ error }
				</p>
			) }
			{ isBusy && <Loading label={ __( 'Measuring…', 'frontage' ) } /> }
			{ ! isBusy && ! error && ! result && (
				<p className="frontage-empty">
					{ __( 'Nothing has been measured yet.', 'frontage' ) }
				</p>
			) }
			{ result && (
				<>
					<p className="screen-reader-text" role="status">
						{ sprintf(
							/* translators: %s: a URL. */
							__( 'Measured: %s', 'frontage' ),
							result.url
						) }
					</p>
					<Result measured={ result } />
				</>
			) }
		</Section>
	);
}
