DROP INDEX "live_calls_dialer_id_call_id_agent_id_index";--> statement-breakpoint
CREATE UNIQUE INDEX "live_calls_dialer_id_agent_id_call_id_index" ON "live_calls" USING btree ("dialer_id","agent_id","call_id");--> statement-breakpoint
CREATE INDEX "live_calls_dialer_id_started_at_index" ON "live_calls" USING btree ("dialer_id","started_at");--> statement-breakpoint
CREATE INDEX "live_calls_in_progress" ON "live_calls" USING btree ("started_at") WHERE "live_calls"."ended_at" is null;