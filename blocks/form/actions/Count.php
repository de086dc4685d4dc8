<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Form;

use Frontage\Domain\Forms\Form_Daily_Stats;
use Frontage\Http\Action;
use Frontage\Http\Args;
use Frontage\Http\Policy;
use Frontage\Http\Rate_Limit;
use Frontage\Http\Response;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

/**
 * Counts that a form was seen or begun, or that one of its steps was reached.
 *
 * The form is identified by the signed reference in the page, so that clients cannot fill the table with names.
 */
final class Count extends Action {
	public const NAME  = 'frontage_form_count';
	public const REPLY = 'nothing';

	/** Events of one visitor that count. */
	private const PER_MINUTE = 30;

	/** Events of one form that count from one network. */
	private const PER_HOUR = 600;

	public function args(): array {
		return array(
			Form_Reference::FIELD => Args::signed( Form_Reference::KIND ),
			'what'                => Args::choice( Form_Daily_Stats::reported() ),
		);
	}

	public function policy(): Policy {
		return Policy::visitor_write( per_minute: self::PER_MINUTE );
	}

	/**
	 * Counts the event.
	 *
	 * @param array<string, mixed> $args The form reference and the event.
	 * @param Visitor $visitor Visitor; not stored.
	 */
	public function run( array $args, Visitor $visitor ): Response {
		$form = Form_Reference::from( $args[ Form_Reference::FIELD ] )->form;
		if ( '' !== $form && self::is_credible( $form, $visitor ) ) {
			Form_Daily_Stats::add( $form, $args['what'] );
		}
		return Response::text( '', 204 );
	}

	/**
	 * Returns whether this visitor, and the network for this form, still count: more are answered as usual.
	 *
	 * @param string $form Form ID.
	 */
	private static function is_credible( string $form, Visitor $visitor ): bool {
		return Rate_Limit::consume(
			'form-counts',
			array(
				$visitor->key()                      => array( MINUTE_IN_SECONDS => self::PER_MINUTE ),
				"{$visitor->group_key()} form $form" => array( HOUR_IN_SECONDS => self::PER_HOUR ),
			)
		);
	}
}
