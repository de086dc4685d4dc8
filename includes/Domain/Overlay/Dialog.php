<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Overlay;

use Frontage\Base\Html\Html;
use function Frontage\Base\Html\el;


defined( 'ABSPATH' ) || exit;

/**
 * Prints what lies over the page.
 *
 * A `<dialog>` that the platform opens and closes by itself: by `command`, by a link to its id, by
 * Escape, and with a close control that works without script.
 *
 * Its client side is `src/ui/overlay`.
 */
final class Dialog {
	/** Where “close” leads while a link holds the overlay open and no script is there; names nothing. */
	private const NOWHERE = '#closed';

	/**
	 * Prints the dialog.
	 *
	 * @param string               $module    The module's folder, of which the classes are.
	 * @param array<string, mixed> $extra   Attributes of the dialog: id, aria-label, class, and what the module adds.
	 * @param Html                 $content What is in it, with the close control where `close()` put it.
	 */
	public static function html( string $module, array $extra, Html $content ): Html {
		$extra['class'] = trim( "frontage-{$module}__dialog " . ( $extra['class'] ?? '' ) );
		// A popover that is a dialog would take the focus.
		return el( isset( $extra['popover'] ) ? 'div' : 'dialog', $extra, $content );
	}

	/**
	 * How a dialog closes beside its close control: its attributes.
	 *
	 * @param bool $by_backdrop By a press beside it.
	 * @param bool $by_escape   By Escape.
	 * @return array<string, string|true|null>
	 */
	public static function closing( bool $by_backdrop, bool $by_escape ): array {
		return array(
			'closedby'           => $by_escape ? ( $by_backdrop ? 'any' : 'closerequest' ) : 'none',
			// The platform has no word for this one; `src/ui/overlay` does it.
			'data-closes-beside' => $by_backdrop && ! $by_escape ? true : null,
		);
	}

	/**
	 * Prints the close control.
	 *
	 * @param string $module  The module's folder.
	 * @param string $label Its name.
	 * @param string $id    A popover's id; empty for a dialog.
	 */
	public static function close( string $module, string $label, string $id = '' ): Html {
		$cross  = self::cross();
		$button = array(
			'class'               => "frontage-{$module}__close",
			'type'                => '' === $id ? 'submit' : 'button',
			'aria-label'          => $label,
			'popovertarget'       => '' === $id ? null : $id,
			'popovertargetaction' => '' === $id ? null : 'hide',
		);
		$link   = array(
			'class'      => "frontage-{$module}__leave",
			'href'       => self::NOWHERE,
			'aria-label' => $label,
		);
		$form   = array(
			'class'  => "frontage-{$module}__bar",
			'method' => 'dialog',
		);
		return el( 'form', $form, el( 'button', $button, $cross ), el( 'a', $link, $cross ) );
	}

	/** The sign for closing. */
	public static function cross(): Html {
		return Html::raw( '<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false"><path d="m12 10.9 5.4-5.4 1.1 1.1-5.4 5.4 5.4 5.4-1.1 1.1-5.4-5.4-5.4 5.4-1.1-1.1 5.4-5.4-5.4-5.4 1.1-1.1z" fill="currentColor"/></svg>' );
	}

	/**
	 * Prints the button that opens it.
	 *
	 * @param string $module   The module's folder.
	 * @param string $id     The dialog's id.
	 * @param Html   $label  What is on the button.
	 * @param string $class  Further classes.
	 * @param bool   $is_bar Whether it opens a popover that leaves the page usable.
	 */
	public static function opener( string $module, string $id, Html $label, string $class = '', bool $is_bar = false ): Html {
		$opens  = $is_bar ? array( 'popovertarget' => $id ) : array(
			'command'       => 'show-modal',
			'commandfor'    => $id,
			'aria-haspopup' => 'dialog',
		);
		$button = array(
			'class' => trim( "frontage-{$module}__open $class" ),
			'type'  => 'button',
		);
		return el( 'button', $button + $opens, $label );
	}
}
