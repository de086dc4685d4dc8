/* eslint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- Roles are written out, because a table drawn as cards is none for some browsers. */
/** Rows of data: name and value pairs, or a table; cards on narrow screens. */
import type { ReactNode } from 'react';

interface Props {
	/** Accessible label of the rows. */
	label: string;
	/** Column headings; without them, each row is a name and its value. */
	head?: string[];
	rows: ReactNode[][];
	/** Shown if there are no rows. */
	empty?: ReactNode;
}

export function Rows( { label, head, rows, empty }: Props ) {
	if ( ! rows.length && empty ) {
		return <p className="frontage-empty">{ empty }</p>;
	}
	return head ? (
		<Table label={ label } head={ head } rows={ rows } />
	) : (
		<dl className="frontage-facts" aria-label={ label }>
			{ rows.map( ( [ name, value ], index ) => (
				<div key={ index }>
					<dt>{ name }</dt>
					<dd>{ value }</dd>
				</div>
			) ) }
		</dl>
	);
}

function Table( { label, head, rows }: Required< Omit< Props, 'empty' > > ) {
	return (
		<table className="frontage-rows" role="table" aria-label={ label }>
			<thead role="rowgroup">
				<tr role="row">
					{ head.map( ( name ) => (
						<th key={ name } role="columnheader" scope="col">
							{ name }
						</th>
					) ) }
				</tr>
			</thead>
			<tbody role="rowgroup">
				{ rows.map( ( cells, index ) => (
					<tr key={ index } role="row">
						{ cells.map( ( cell, column ) => (
							<td
								key={ column }
								role="cell"
								data-label={ head[ column ] }
							>
								{ cell }
							</td>
						) ) }
					</tr>
				) ) }
			</tbody>
		</table>
	);
}
