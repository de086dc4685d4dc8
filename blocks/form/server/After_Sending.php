<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Form;

use Frontage\Domain\Forms\Conditional_Logic;
use Frontage\Domain\Forms\Entry_Jobs;
use Frontage\Domain\Forms\Field_Blocks;

defined( 'ABSPATH' ) || exit;

/**
 * What visitors see when their message was accepted, and what other services get.
 *
 * @phpstan-import-type Job from Entry_Jobs
 * @phpstan-import-type Value from \Frontage\Domain\Forms\Field
 */
final class After_Sending {
	/**
	 * Returns the first message whose condition is met, or the form's own.
	 *
	 * @param Conditional_Logic $logic Evaluates conditions with what was submitted.
	 */
	public static function message( Saved_Form $form, Conditional_Logic $logic ): string {
		foreach ( Form_Actions::due( $form->actions, $logic, 'message' ) as $settings ) {
			$text = Field_Blocks::text( $settings, 'text' );
			if ( '' !== $text ) {
				return $text;
			}
		}
		return $form->text( 'success' ) ?: __( 'Thank you. Your message has been sent.', 'frontage' );
	}

	/**
	 * Returns where the first redirect whose condition is met leads: a URL of this site, or empty.
	 *
	 * @param Conditional_Logic $logic Evaluates conditions with what was submitted.
	 */
	public static function redirect( Saved_Form $form, Conditional_Logic $logic ): string {
		foreach ( Form_Actions::due( $form->actions, $logic, 'redirect' ) as $settings ) {
			$wanted = Field_Blocks::text( $settings, 'url' );
			$url    = '' === $wanted ? '' : wp_validate_redirect( sanitize_url( $wanted ), '' );
			if ( '' !== $url ) {
				return $url;
			}
		}
		return '';
	}

	/**
	 * Returns the jobs for other services, in order. They have no answers: these are read from the entry.
	 *
	 * @param Conditional_Logic $logic Evaluates conditions with what was submitted.
	 * @param array<string, Value> $values Submitted values of the visible fields.
	 * @return list<Job>
	 */
	public static function jobs( Saved_Form $form, Conditional_Logic $logic, array $values ): array {
		$jobs = array();
		foreach ( Form_Actions::due( $form->actions, $logic, 'webhook', 'subscribe' ) as $settings ) {
			$text = static fn ( string $key ): string => Field_Blocks::text( $settings, $key );
			if ( 'webhook' === $settings['type'] && '' !== $text( 'endpoint' ) ) {
				$jobs[] = array(
					'kind'   => 'webhook',
					'target' => $text( 'endpoint' ),
					'data'   => array(),
				);
			} elseif ( 'subscribe' === $settings['type'] && self::agrees( $form, $text( 'consent' ), $values ) ) {
				$jobs[] = array(
					'kind'   => 'subscribe',
					'target' => $text( 'provider' ) ?: 'local',
					'data'   => array(
						'list'  => $text( 'list' ),
						'email' => $text( 'email' ),
						'name'  => $text( 'name' ),
						'asks'  => false !== ( $settings['asks'] ?? true ),
					),
				);
			}
		}
		return $jobs;
	}

	/**
	 * Returns whether the visitor ticked the consent field; without such a field nobody is subscribed.
	 *
	 * @param string $field Name of the field.
	 * @param array<string, Value> $values Submitted values of the visible fields.
	 */
	private static function agrees( Saved_Form $form, string $field, array $values ): bool {
		return 'consent' === $form->field( $field )->kind && '1' === ( $values[ $field ] ?? '' );
	}
}
