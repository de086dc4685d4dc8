<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Upload;

use Frontage\Base\Html\Html;
use Frontage\Domain\Forms\File_Html;
use Frontage\Domain\Forms\Honeypot;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/** The markup of an upload form, which works without JavaScript. */
final class Form {
	/**
	 * Renders the form.
	 *
	 * @param Saved_Upload $saved Saved block.
	 * @param array{
	 *     url: string,
	 *     method: string,
	 *     name: string,
	 *     params: array<string, string>,
	 * }|null $target Where files are sent, if not to the inbox.
	 * @param string $id ID of the block in the page.
	 * @param string $reference Reference to the saved block.
	 * @param list<array<string, mixed>> $held Results of `Uploaded_Files::hold()`.
	 */
	public static function html( Saved_Upload $saved, ?array $target, string $id, string $reference, array $held = array() ): Html {
		$own  = array(
			'action' => Send_Files::NAME,
			'upload' => $reference,
			'page'   => $id,
			'back'   => '1',
		);
		$form = array(
			'class'   => 'frontage-upload__form',
			'method'  => 'post',
			// The action is in the URL too: PHP discards all fields if the files exceed the maximum request size.
			'action'  => $target['url'] ?? add_query_arg( 'action', Send_Files::NAME, admin_url( 'admin-ajax.php', 'relative' ) ),
			'enctype' => 'multipart/form-data',
		);
		$send = array(
			'class' => 'frontage-upload__button wp-element-button',
			'type'  => 'submit',
		);
		return el(
			'form',
			$form,
			self::hidden( $target['params'] ?? $own ),
			Honeypot::html( "$id-homepage", 'frontage-upload__trap' ),
			self::label( $saved, "$id-files" ),
			self::control( $saved, "$id-files", $target['name'] ?? 'files[]', $held ),
			el( 'button', $send, $saved->text( 'button', __( 'Send files', 'frontage' ) ) )
		);
	}

	/**
	 * Returns the label, and the help text below it.
	 *
	 * @param Saved_Upload $saved Saved block.
	 * @param string $for ID of the control.
	 */
	private static function label( Saved_Upload $saved, string $for ): Html {
		$label = array(
			'class' => 'frontage-upload__label',
			'for'   => $for,
		);
		$help  = array(
			'class' => 'frontage-upload__help',
			'id'    => "{$for}_help",
		);
		$text  = $saved->text( 'help' );
		return Html::raw( el( 'label', $label, wp_strip_all_tags( $saved->label() ) ) . ( '' === $text ? '' : el( 'p', $help, $text ) ) );
	}

	/**
	 * Returns the control.
	 *
	 * @param Saved_Upload $saved Saved block.
	 * @param string $id Control ID.
	 * @param string $name Field name.
	 * @param list<array<string, mixed>> $held Results of `Uploaded_Files::hold()`.
	 */
	private static function control( Saved_Upload $saved, string $id, string $name, array $held ): Html {
		return File_Html::control(
			$saved->field,
			array(
				'id'               => $id,
				'name'             => $name,
				'required'         => true,
				'aria-describedby' => '' === $saved->text( 'help' ) ? '' : "{$id}_help",
			),
			$held
		);
	}

	/**
	 * Returns hidden fields.
	 *
	 * @param array<string, string> $values Values, keyed by name.
	 */
	private static function hidden( array $values ): Html {
		$html = '';
		foreach ( $values as $name => $value ) {
			$type  = 'hidden';
			$html .= el( 'input', compact( 'type', 'name', 'value' ) );
		}
		return Html::raw( $html );
	}
}
