<?php
declare( strict_types=1 );

namespace Frontage\Features\Toolkit;

use Frontage\Domain\Blocks\Assets;
use Frontage\Domain\Render\Ids;
use function Frontage\Base\Html\attributes;

defined( 'ABSPATH' ) || exit;

/**
 * Drops and drop-downs of the toolkit: popovers of the browser, which the button before them opens.
 *
 * Without a button, such as after a link that leads somewhere, the content is printed where it is.
 */
final class Drop implements Component {
	private const SLUG = 'toolkit';

	public static function convert( Element $element, Conversion $page ): ?string {
		$button = $element->previous();
		if ( null === $button || ! self::is_button( $button ) ) {
			return null;
		}
		return Assets::module( self::SLUG ) . '<div' . attributes(
			array(
				'id'      => self::id( $element ),
				'class'   => trim( 'frontage-toolkit-drop ' . $element->get( 'class' ) ),
				'popover' => 'auto',
			)
		) . '>' . $page->inner( $element ) . '</div>';
	}

	/**
	 * Returns the ID of a drop: its own, or the same one for its button and for itself.
	 *
	 * @param Element $drop
	 */
	public static function id( Element $drop ): string {
		$id             = $drop->get( 'id' );
		$drop->new_id ??= '' === $id ? Ids::unique( "drop-$drop->start" ) : $id;
		return $drop->new_id;
	}

	/**
	 * Returns whether an element is a button, and nothing else.
	 *
	 * @param Element $element
	 */
	public static function is_button( Element $element ): bool {
		return 'BUTTON' === $element->tag && ! $element->is( 'toggle' );
	}
}
