import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { Rows, postName } from '@frontage/settings/parts';
import type { Row, Shares } from './types';

/** The lists: posts, networks, and positions of the buttons. */
export function Tables( { shares }: { shares: Shares } ) {
	const places: Record< string, string > = {
		inline: __( 'In the text', 'frontage' ),
		sidebar: __( 'Beside the page', 'frontage' ),
		mobile: __( 'Bar on phones', 'frontage' ),
		media: __( 'On an image', 'frontage' ),
		popup: __( 'In a popup', 'frontage' ),
	};
	return (
		<div className="frontage-shares__tables">
			<Table
				title={ __( 'Posts', 'frontage' ) }
				rows={ shares.post }
				nameOf={ postName }
			/>
			<Table
				title={ __( 'Networks', 'frontage' ) }
				rows={ shares.network }
				nameOf={ ( { label, key } ) => label ?? key }
			/>
			<Table
				title={ __( 'Positions', 'frontage' ) }
				rows={ shares.location }
				nameOf={ ( { key } ) => places[ key ] ?? key }
			/>
		</div>
	);
}

interface Props {
	title: string;
	rows: Row[];
	nameOf: ( row: Row ) => ReactNode;
}

const Table = ( { title, rows, nameOf }: Props ) => (
	<Rows
		label={ title }
		head={ [ title, __( 'Shares', 'frontage' ) ] }
		rows={ rows.map( ( row ) => [
			nameOf( row ),
			row.hits.toLocaleString(),
		] ) }
	/>
);
