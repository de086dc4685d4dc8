import apiFetch from '@wordpress/api-fetch';
import { Button, Notice, TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

/** What the file has; cells are HTML. */
export interface FetchedRows {
	head: string[];
	rows: { cells: string[] }[];
}

interface Props {
	url: string;
	onFetched: ( url: string, table: FetchedRows ) => void;
	onRemove: () => void;
}

/** The address of a CSV file that rows come from. */
export function FetchRows( { url, onFetched, onRemove }: Props ) {
	const [ typed, setTyped ] = useState( url );
	const [ isBusy, setBusy ] = useState( false );
	const [ problem, setProblem ] = useState( '' );
	const load = async () => {
		setBusy( true );
		setProblem( '' );
		try {
			onFetched(
				typed,
				await apiFetch< FetchedRows >( {
					path: '/frontage/v1/action/frontage_fetch_table',
					method: 'POST',
					data: { url: typed },
				} )
			);
		} catch ( error ) {
			setProblem(
				( error as Error ).message ||
					__( 'The file could not be read.', 'frontage' )
			);
		}
		setBusy( false );
	};
	return (
		<>
			<TextControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				type="url"
				label={ __( 'Address of a CSV file', 'frontage' ) }
				help={ __(
					'Your server fetches it every hour, and shows the last copy if it cannot be read. In Google Sheets: File, Share, Publish to web, CSV.',
					'frontage'
				) }
				value={ typed }
				onChange={ setTyped }
			/>
			<Button
				variant="secondary"
				isBusy={ isBusy }
				disabled={ isBusy || ! typed.startsWith( 'https://' ) }
				accessibleWhenDisabled
				onClick={ () => void load() }
			>
				{ __( 'Fetch rows', 'frontage' ) }
			</Button>
			{ url && (
				<Button
					variant="tertiary"
					onClick={ () => {
						setTyped( '' );
						onRemove();
					} }
				>
					{ __( 'Keep rows, forget address', 'frontage' ) }
				</Button>
			) }
			{ problem && (
				<Notice status="error" onRemove={ () => setProblem( '' ) }>
					{ problem }
				</Notice>
			) }
		</>
	);
}
