<?php
declare( strict_types=1 );

namespace Frontage\Domain\Search;

use Frontage\Base\Html\Html;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/**
 * The form of a live search.
 *
 * A plain search form without JavaScript; `src/ui/search` turns its field into a combobox.
 */
final class Form {
	/** Attributes of the button that forgets recent searches; the script shows it. */
	private const CLEAR = array(
		'class'  => 'frontage-search__clear',
		'type'   => 'button',
		'hidden' => true,
	);

	/**
	 * Returns the form, the container of its results, and the live region for their number.
	 *
	 * @param string $id Block ID.
	 * @param Scope $scope Search scope.
	 * @param string $placeholder Placeholder; may be empty.
	 * @param Html $close Control next to the field.
	 * @param bool $takes_focus Whether the field is focused when a popover opens.
	 * @param bool $remembers Whether an empty field offers the visitor's recent searches.
	 */
	public static function html(
		string $id,
		Scope $scope,
		string $placeholder,
		Html $close,
		bool $takes_focus = false,
		bool $remembers = false
	): Html {
		return el(
			'div',
			array( 'class' => 'frontage-search' ),
			el( 'div', array( 'class' => 'frontage-search__head' ), self::form( $id, $scope, $placeholder, $takes_focus ), $close ),
			el(
				'p',
				array(
					'class' => 'frontage-search__count',
					'role'  => 'status',
				)
			),
			el(
				'div',
				array(
					'class'      => 'frontage-search__results',
					'id'         => "$id-results",
					'role'       => 'listbox',
					'aria-label' => __( 'Results', 'frontage' ),
					'hidden'     => true,
				)
			),
			$remembers ? el( 'button', self::CLEAR, __( 'Clear recent searches', 'frontage' ) ) : null
		);
	}

	/**
	 * Returns the props of its script.
	 *
	 * @param Scope $scope Search scope.
	 * @param bool $remembers Whether an empty field offers the visitor's recent searches.
	 * @return array<string, mixed>
	 */
	public static function props( Scope $scope, bool $remembers = false ): array {
		$recent = array(
			'recent'  => __( 'Recent searches', 'frontage' ),
			'cleared' => __( 'Recent searches cleared.', 'frontage' ),
		);
		return array(
			'settings' => $scope->sign(),
			'words'    => array(
				'loading' => __( 'Searching…', 'frontage' ),
				'failed'  => __( 'The results could not be loaded. Press Enter to open the results page.', 'frontage' ),
				'offline' => __( 'You are offline. The search continues when the connection is back.', 'frontage' ),
			) + ( $remembers ? $recent : array() ),
		);
	}

	/** Returns the search icon. */
	public static function glass(): Html {
		return Html::raw(
			'<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">'
				. '<path d="M10.5 4a6.5 6.5 0 1 0 4 11.62l4.44 4.44 1.06-1.06-4.44-4.44A6.5 6.5 0 0 0 10.5 4m0 1.5a5 5 0 1 1 0 10 5 5 '
				. '0 0 1 0-10" fill="currentColor"/></svg>'
		);
	}

	/**
	 * Returns only the form element.
	 *
	 * @param string $id Block ID.
	 * @param Scope $scope Search scope.
	 * @param bool $takes_focus Whether the field is focused when a popover opens.
	 */
	private static function form( string $id, Scope $scope, string $placeholder, bool $takes_focus ): Html {
		$hidden = array();
		foreach ( $scope->hidden() as $name => $value ) {
			$hidden[] = el( 'input', array( 'type' => 'hidden' ) + compact( 'name', 'value' ) );
		}
		$field = array(
			'class'        => 'frontage-search__field',
			'id'           => "$id-field",
			'type'         => 'search',
			'name'         => 's',
			'placeholder'  => '' === $placeholder ? __( 'Search…', 'frontage' ) : $placeholder,
			'aria-label'   => __( 'Search', 'frontage' ),
			'autocomplete' => 'off',
			'autofocus'    => $takes_focus,
			'required'     => true,
		);
		$go    = array(
			'class'      => 'frontage-search__go',
			'type'       => 'submit',
			'aria-label' => __( 'Show all results', 'frontage' ),
		);
		return el(
			'form',
			array(
				'class'  => 'frontage-search__form',
				'role'   => 'search',
				'method' => 'get',
				'action' => home_url( '/' ),
			),
			el( 'input', $field ),
			el( 'button', $go, self::glass() ),
			$hidden
		);
	}
}
