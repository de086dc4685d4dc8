<?php
declare( strict_types=1 );

namespace Frontage\Domain\Forms;

use Frontage\Base\Html\Html;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/**
 * Renders the control of a file field.
 *
 * The browser's own file input, enlarged to a drop zone, and the files uploaded so far, each with a
 * checkbox to remove it, or with the reason why it was rejected. `src/ui/upload` enhances both.
 */
final class File_Html {
	/**
	 * Returns the control.
	 *
	 * @param array<string, string|int|float|bool|null> $shared Attributes common to all controls; the name ends in `[]`.
	 * @param array<mixed> $held Results of `Uploaded_Files::hold()`.
	 */
	public static function control( Field $field, array $shared, array $held ): Html {
		$held  = array_filter(
			$held,
			static fn ( mixed $file ): bool => is_array( $file ) && '' !== ( $file['receipt'] ?? $file['reason'] ?? '' )
		);
		$good  = array_column( $held, 'receipt' );
		$input = array(
			'type'     => 'file',
			'name'     => $shared['name'],
			'multiple' => $field->count > 1,
			'accept'   => '' === implode( '', $field->types ) ? null : '.' . implode( ',.', $field->types ),
			'required' => $shared['required'] && array() === $good,
		);
		$hint  = array(
			'class' => 'frontage-files__hint',
			'id'    => "{$shared['id']}_hint",
		);
		$face  = array(
			'class'       => 'frontage-files__face',
			'aria-hidden' => 'true',
		);
		$items = array_map(
			static fn ( array $file ): Html => self::item(
				$file,
				str_replace( '[]', Submission_Input::RECEIPTS . '[]', (string) $shared['name'] )
			),
			array_values( $held )
		);

		$shared['class']            = 'frontage-files__input';
		$shared['aria-describedby'] = trim( "{$shared['id']}_hint {$shared['aria-describedby']}" );
		return el(
			'div',
			array( 'class' => 'frontage-files' ),
			el(
				'div',
				array( 'class' => 'frontage-files__zone' ),
				el( 'input', $input + $shared ),
				el( 'span', $face, $field->count > 1 ? __( 'Choose files', 'frontage' ) : __( 'Choose a file', 'frontage' ) ),
				el(
					'p',
					$hint,
					$field->count > 1
						? __( 'Choose files or drop them here.', 'frontage' )
						: __( 'Choose a file or drop it here.', 'frontage' )
				)
			),
			array() === $items ? null : el( 'ul', array( 'class' => 'frontage-files__list' ), $items )
		);
	}

	/**
	 * Returns the item of an uploaded or rejected file.
	 *
	 * @param array<mixed> $file Result of `Uploaded_Files::hold()`.
	 * @param string $name Name of the checkbox.
	 */
	public static function item( array $file, string $name ): Html {
		$text = el( 'bdi', array( 'class' => 'frontage-files__name' ), (string) $file['name'] );
		if ( isset( $file['reason'] ) ) {
			$refused = array(
				'class'      => 'frontage-files__item',
				'data-state' => 'refused',
			);
			return el( 'li', $refused, $text, el( 'span', array( 'class' => 'frontage-files__reason' ), (string) $file['reason'] ) );
		}
		$box = array(
			'type'      => 'checkbox',
			'name'      => $name,
			'value'     => (string) $file['receipt'],
			'checked'   => true,
			'data-size' => (int) $file['size'],
		);
		return el(
			'li',
			array( 'class' => 'frontage-files__item' ),
			el( 'label', array(), el( 'input', $box ), $text ),
			el( 'span', array( 'class' => 'frontage-files__size' ), (string) size_format( (int) $file['size'] ) )
		);
	}
}
