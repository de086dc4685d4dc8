<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Form;

use Frontage\Domain\Forms\Conditional_Logic;
use Frontage\Domain\Forms\Field_Blocks;

defined( 'ABSPATH' ) || exit;

/**
 * What happens after a submission was stored: the author's list, each with an optional condition.
 *
 * Forms that were saved without a list have the settings of one notification, one confirmation and one redirect, which
 * are read as such a list.
 *
 * @phpstan-import-type When from \Frontage\Domain\Forms\Field
 * @phpstan-type Act array{type: string, when: When|null, settings: array<string, mixed>}
 */
final class Form_Actions {
	public const TYPES = array( 'mail', 'reply', 'subscribe', 'webhook', 'message', 'redirect' );

	private const MOST = 30;

	/**
	 * Returns a form's actions, in order.
	 *
	 * @param array<string, mixed> $attributes Block attributes with defaults.
	 * @return list<Act>
	 */
	public static function of( array $attributes ): array {
		$saved = is_array( $attributes['actions'] ?? null ) ? $attributes['actions'] : self::from_settings( $attributes );
		$acts  = array();
		foreach ( array_slice( $saved, 0, self::MOST ) as $settings ) {
			$type = is_array( $settings ) ? $settings['type'] ?? '' : '';
			if ( in_array( $type, self::TYPES, true ) ) {
				$when   = Conditional_Logic::read( $settings['when'] ?? null );
				$acts[] = compact( 'type', 'when', 'settings' );
			}
		}
		return $acts;
	}

	/**
	 * Returns the settings of the actions of some types whose condition is met.
	 *
	 * @param list<Act> $acts The form's actions.
	 * @param Conditional_Logic $logic Evaluates conditions with what was submitted.
	 * @return list<array<string, mixed>> Settings, each with its `type`.
	 */
	public static function due( array $acts, Conditional_Logic $logic, string ...$types ): array {
		$due = array_filter(
			$acts,
			static fn ( array $act ): bool => in_array( $act['type'], $types, true ) && $logic->holds( $act['when'] )
		);
		return array_column( $due, 'settings' );
	}

	/**
	 * Returns the actions that the settings of earlier versions stand for.
	 *
	 * @param array<string, mixed> $attributes Block attributes.
	 * @return list<array<string, mixed>>
	 */
	private static function from_settings( array $attributes ): array {
		$text = static fn ( string $key ): string => Field_Blocks::text( $attributes, $key );
		$acts = array(
			array(
				'type'     => 'mail',
				'to'       => array( array( 'address' => $text( 'recipients' ) ) ),
				'together' => true,
				'subject'  => $text( 'subject' ),
				'replyTo'  => $text( 'replyTo' ),
				'files'    => $text( 'mailFiles' ),
			),
		);
		if ( '' !== $text( 'replyText' ) ) {
			$acts[] = array(
				'type'    => 'reply',
				'to'      => $text( 'replyTo' ),
				'subject' => $text( 'replySubject' ),
				'text'    => $text( 'replyText' ),
			);
		}
		$redirect = array(
			'type' => 'redirect',
			'url'  => $text( 'redirect' ),
		);
		return '' === $redirect['url'] ? $acts : array( ...$acts, $redirect );
	}
}
