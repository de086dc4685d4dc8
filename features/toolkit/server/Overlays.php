<?php
declare( strict_types=1 );

namespace Frontage\Features\Toolkit;

defined( 'ABSPATH' ) || exit;

/**
 * Modals and off-canvas panels of the toolkit.
 *
 * Links with their ID open them, as they open ours. Escape and a press beside them close them (S2 §9).
 */
final class Overlays implements Component {
	/** Off-canvas modes of ours, by those of the toolkit (S2 §3, §9). */
	private const MODES = array(
		'slide'  => 'slide',
		'push'   => 'push',
		'reveal' => 'reveal',
		'none'   => 'slide',
	);

	/** What only closes; our overlays have a button of their own. */
	private const CLOSES = array(
		'uk-modal-close',
		'uk-modal-close-default',
		'uk-modal-close-outside',
		'uk-modal-close-full',
		'uk-offcanvas-close',
	);

	public static function convert( Element $element, Conversion $page ): ?string {
		$is_modal = $element->is( 'modal' );
		$id       = $element->get( 'id' );
		$box      = $element->first( ...( $is_modal ? array( 'uk-modal-dialog' ) : array( 'uk-offcanvas-bar' ) ) );
		if ( '' === $id || null === $box ) {
			return null;
		}
		foreach ( $box->all() as $inside ) {
			if ( array() !== array_filter( self::CLOSES, $inside->has( ... ) ) ) {
				$page->mark_printed( $inside );
			}
		}
		$title   = $page->text( $box->first( 'uk-modal-title' ) ?? $box->all( 'H2' )[0] ?? $box->all( 'H3' )[0] ?? null );
		$options = $element->options( $is_modal ? 'modal' : 'offcanvas' );
		$common  = array(
			'anchor'         => $id,
			'opener'         => 'none',
			'label'          => '' === $title ? $element->get( 'aria-label' ) : $title,
			// S2 §9: a press beside a modal does not close it.
			'closesBeside'   => $options->flag( 'bg-close', ! $is_modal ),
			'closesByEscape' => $options->flag( 'esc-close', true ),
			'counts'         => false,
		);
		$own     = $is_modal
			? array( 'size' => self::size( $element ) )
			: array(
				'mode' => self::MODES[ $options->text( 'mode' ) ] ?? 'slide',
				'side' => $options->flag( 'flip', false ) ? 'end' : 'start',
			);
		return $page->block( $is_modal ? 'modal' : 'off-canvas', $common + $own, array( Conversion::html( $page->inner( $box ) ) ) );
	}

	/**
	 * Returns the size of a modal.
	 *
	 * @param Element $element
	 */
	private static function size( Element $element ): string {
		return match ( true ) {
			$element->has( 'uk-modal-full' )      => 'full',
			$element->has( 'uk-modal-container' ) => 'large',
			default                               => 'medium',
		};
	}
}
