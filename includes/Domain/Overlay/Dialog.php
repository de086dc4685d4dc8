<?php
declare( strict_types=1 );

namespace Frontage\Domain\Overlay;

use Frontage\Base\Html\Html;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/**
 * Renders an overlay as a dialog.
 *
 * Uses a `<dialog>` that the browser opens and closes natively: with `command`, with a link to its ID,
 * with Escape, and with a close button that works without JavaScript.
 *
 * Its client side is `src/ui/overlay`.
 */
final class Dialog {
	/** Link target of the close button when a link opened the overlay without JavaScript; matches no element. */
	private const NOWHERE = '#closed';

	/**
	 * Returns the dialog.
	 *
	 * @param string $module Module folder, the prefix of the classes.
	 * @param array<string, mixed> $extra Attributes of the dialog: ID, aria-label, class, and those of the module.
	 * @param Html $content Content, including the close button from `close()`.
	 */
	public static function html( string $module, array $extra, Html $content ): Html {
		$extra['class'] = trim( "frontage-{$module}__dialog " . ( $extra['class'] ?? '' ) );
		// A popover on a dialog element would take the focus.
		return el( isset( $extra['popover'] ) ? 'div' : 'dialog', $extra, $content );
	}

	/**
	 * Returns the attributes for closing a dialog in other ways than with its close button.
	 *
	 * @param bool $by_backdrop Whether a click on the backdrop closes it.
	 * @param bool $by_escape Whether Escape closes it.
	 * @return array<string, string|true|null>
	 */
	public static function closing( bool $by_backdrop, bool $by_escape ): array {
		return array(
			'closedby'           => $by_escape ? ( $by_backdrop ? 'any' : 'closerequest' ) : 'none',
			// HTML has no value for this combination; `src/ui/overlay` handles it.
			'data-closes-beside' => $by_backdrop && ! $by_escape ? true : null,
		);
	}

	/**
	 * Returns the close button.
	 *
	 * @param string $module Module folder.
	 * @param string $label Button label.
	 * @param string $id ID of a popover; empty for a dialog.
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

	/** Returns the close icon. */
	public static function cross(): Html {
		return Html::raw(
			'<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">'
				. '<path d="m12 10.9 5.4-5.4 1.1 1.1-5.4 5.4 5.4 5.4-1.1 1.1-5.4-5.4-5.4 5.4-1.1-1.1 5.4-5.4-5.4-5.4 1.1-1.1z" '
				. 'fill="currentColor"/></svg>'
		);
	}

	/**
	 * Returns the button that opens the dialog.
	 *
	 * @param string $module Module folder.
	 * @param string $id Dialog ID.
	 * @param Html $label Button content.
	 * @param string $class Additional classes.
	 * @param bool $is_bar Whether it opens a non-modal popover.
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
