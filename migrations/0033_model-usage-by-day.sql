CREATE TABLE "model_usage" (
	"day" date PRIMARY KEY NOT NULL,
	"questions" integer NOT NULL,
	"input_tokens" bigint NOT NULL,
	"output_tokens" bigint NOT NULL
);
